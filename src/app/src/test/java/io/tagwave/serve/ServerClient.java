package io.tagwave.serve;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Asks a server as a browser does, which follows redirects. */
final class ServerClient {

    private ServerClient() {}

    static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build()
                .send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    static HttpRequest.Builder to(LocalServer server, String path) {
        return HttpRequest.newBuilder(URI.create(server.address().toString().replaceFirst("/$", "") + path));
    }
}
