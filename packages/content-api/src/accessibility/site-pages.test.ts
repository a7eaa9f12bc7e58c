import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, test } from 'vitest';
import { sitePages } from './site-pages.ts';

/** The pages of a site on this machine that answers as given. */
async function pagesOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return sitePages({ siteAddress: `http://127.0.0.1:${port}`, publicOrigin: 'https://norran.example.se' });
}

test('a page whose connection was broken off is asked for again', async ({ expect }) => {
  let requests = 0;
  const pages = await pagesOf((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else response.end(`<h1>${request.headers.host}</h1>`);
  });
  expect(await pages.read('/')).toBe('<h1>norran.example.se</h1>');
  expect(requests).toBe(2);
});

test('a page of a site that is busy is asked for again', async ({ expect }) => {
  const statuses = [503, 200];
  const pages = await pagesOf((_, response) => {
    response.writeHead(statuses.shift() ?? 200).end('<h1>Start</h1>');
  });
  expect(await pages.read('/')).toBe('<h1>Start</h1>');
});

test('a page that is gone is nobody’s to read', async ({ expect }) => {
  const pages = await pagesOf((_, response) => void response.writeHead(410).end());
  expect(await pages.read('/')).toBe(null);
});
