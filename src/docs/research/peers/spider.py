"""The selected texts of all pages of a seed list, by Scrapy and parsel: scrapy runspider spider.py -a seeds=FILE -O items.jsonl"""

import pathlib

import scrapy


class Texts(scrapy.Spider):
    name = "texts"
    custom_settings = {
        "LOG_LEVEL": "WARNING",
        "ROBOTSTXT_OBEY": True,
        "CONCURRENT_REQUESTS": 8,
        "TELNETCONSOLE_ENABLED": False,
    }

    def start_requests(self):
        for url in pathlib.Path(self.seeds).read_text().split():
            yield scrapy.Request(url)

    def parse(self, response):
        yield {
            "url": response.url,
            "title": response.css("title::text").get(),
            "heads": response.css("h1::text, h2::text, h3::text").getall(),
            "links": [[link.xpath("string()").get(), link.attrib.get("href")] for link in response.css("a")],
        }
