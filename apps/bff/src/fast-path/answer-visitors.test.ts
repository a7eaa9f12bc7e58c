import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainPages, startTestServer, type TestServer } from '../test-server.fixtures.ts';

const LIST = '/rubicore/core/v1/post?type=news&perPage=20';
const HTML = `<!doctype html>${'<p>Brandvarnare räddar liv.</p>'.repeat(200)}`;

let upstream: PlainRubicore;
let door: TestServer;
/** How often a route of Fastify's has been asked. */
let routed = 0;
const HANDLED = 'tracing:fastify.request.handler:start';
const countRouted = () => {
  routed += 1;
};

beforeEach(async () => {
  subscribe(HANDLED, countRouted);
  upstream = await startPlainRubicore();
  const pages = plainPages(async ({ url, hasAcceptedCookies }) => ({
    kind: 'page',
    status: 200,
    html: `${HTML}${url} ${hasAcceptedCookies}`,
    inlineStyles: ['a{}'],
    inlineScripts: ['b()'],
  }));
  door = await startTestServer(upstream.origin, pages, 60_000);
});
afterEach(async () => {
  unsubscribe(HANDLED, countRouted);
  await door.close();
  await upstream.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks with these headers alone, and decodes nothing. */
function asked(
  path: string,
  headers: Record<string, string | string[]> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(door.origin);
  return new Promise((resolve, reject) => {
    const sent = ask(
      { hostname, port, path, method, headers: { host: 'localhost:3000', ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Without what is another each time. */
function lasting({ status, headers: { date, 'x-request-id': id, ...headers }, body }: Answer) {
  return { status, headers, body: body.toString('base64'), hasId: /^[\da-f-]{36}$/.test(String(id)) };
}

/** How many requests have been counted, by the labels of their series. */
async function counted(labels: string): Promise<number> {
  const { body } = await door.operations.inject('/metrics');
  const line = body
    .split('\n')
    .find((one) => one.startsWith(`http_request_duration_seconds_count{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe.each(['/', '/nyheter?sida=2&fbclid=1', LIST])('a reply that visitors share (%s)', (path) => {
  it.each<[string, Record<string, string>]>([
    ['unpacked', {}],
    ['with cookies accepted', { cookie: 'AcceptCookies=true' }],
    ['with cookies of others beside that', { cookie: 'a=b; AcceptCookies=true' }],
  ])('is the same when it is given again, %s, and no route is asked for it', async (_, headers) => {
    const first = lasting(await asked(path, headers));
    expect(first).toMatchObject({ status: 200, hasId: true });
    routed = 0;
    for (let again = 0; again < 3; again += 1) expect(lasting(await asked(path, headers))).toEqual(first);
    expect(routed).toBe(0);
  });

  it('is packed once for all who ask again', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const plain = await asked(path);
    await asked(path, headers);
    await expect
      .poll(async () => (await asked(path, headers)).headers['content-encoding'], { timeout: 2000 })
      .toBe('br');
    const packed = await asked(path, headers);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    expect([plain.headers.vary, packed.headers.vary]).toEqual(Array(2).fill('cookie, accept-encoding'));
  });

  it('is not sent to a browser that has it', async () => {
    const { headers } = await asked(path);
    for (let again = 0; again < 2; again += 1) {
      const known = await asked(path, { 'if-none-match': String(headers.etag) });
      expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
    }
    expect((await asked(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('is counted each time', async () => {
    const route = path === LIST ? '/rubicore/core/v1/post' : path === '/' ? '/' : '/nyheter';
    for (let time = 0; time < 5; time += 1) await asked(path);
    expect(await counted(`method="GET",route="${route}",status="200"`)).toBe(5);
  });

  it('is another once something has changed', async () => {
    await asked(path);
    await asked(path);
    upstream.requests.length = 0;
    door.caches.purge();
    await asked(path);
    const isAskedAnew = upstream.requests.length > 0;
    expect(isAskedAnew).toBe(path === LIST);
    expect(door.caches[path === LIST ? 'answers' : 'pages'].metrics().made).toBe(2);
  });

  it.each<[string, Record<string, string | string[]>, number, string, string | undefined]>([
    ['who may have a session', { cookie: 'sid=abc' }, path === LIST ? 403 : 200, 'GET', 'no-store'],
    [
      'who sends other cookies beside a session',
      { cookie: ['a=b', 'sid=abc'] },
      path === LIST ? 403 : 200,
      'GET',
      'no-store',
    ],
    ['who asks another host', { host: 'evil.example.org' }, 421, 'GET', 'no-store'],
    ['who writes', { origin: 'https://evil.example.org' }, path === LIST ? 403 : 404, 'POST', 'no-store'],
  ])('is not given to somebody %s', async (_, headers, status, method, control) => {
    await asked(path);
    await asked(path);
    const answer = await asked(path, headers, method);
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      status,
      expect.stringContaining(control ?? ''),
    ]);
  });

  it('ends the connection while the service is on its way out', async () => {
    await asked(path);
    await asked(path);
    door.readiness.isDraining = true;
    expect((await asked(path)).headers.connection).toBe('close');
    door.readiness.isDraining = false;
  });
});

it('a request that names two hosts is refused, whatever is shared', async () => {
  await asked('/');
  const answer = await door.raw(
    'GET / HTTP/1.1\r\nHost: localhost:3000\r\nHost: evil.example.org\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('an address that only looks like a page is answered by its own route', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await asked('//robots.txt')).headers['content-type']).toContain('text/html');
  }
  expect((await asked('/robots.txt')).headers['content-type']).toContain('text/plain');
});
