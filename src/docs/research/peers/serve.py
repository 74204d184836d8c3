"""Serves the HTML files of a folder as pages /p/0, /p/1, ... over and over: serve.py FOLDER PORT."""

import pathlib
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGES = [file.read_bytes() for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.htm*"))]


class Pages(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        found = self.path.startswith("/p/")
        body = PAGES[int(self.path[3:]) % len(PAGES)] if found else b""
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 256


Server(("0.0.0.0", int(sys.argv[2])), Pages).serve_forever()
