// The selected texts of all pages of a seed list, by Crawlee and cheerio: node crawl.mjs FILE
import { readFileSync } from 'node:fs';
import { CheerioCrawler, log } from 'crawlee';

log.setLevel(log.LEVELS.WARNING);
const crawler = new CheerioCrawler({
    maxConcurrency: 8,
    async requestHandler({ request, $, pushData }) {
        await pushData({
            url: request.url,
            title: $('title').text(),
            heads: $('h1, h2, h3').toArray().map((head) => $(head).text()),
            links: $('a').toArray().map((link) => [$(link).text(), $(link).attr('href')]),
        });
    },
});
await crawler.run(readFileSync(process.argv[2], 'utf8').trim().split('\n'));
