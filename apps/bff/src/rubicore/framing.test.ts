import type { ServerResponse } from 'node:http';
import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

const HOST = 'Host: localhost:3000';
const INTRANET = 'https://intranet.example.org';
const LIST = '/rubicore/core/v1/post?type=news';
/** Sent by our own page; only its framing is odd. */
const POST = [
  'POST /rubicore/core/v1/post HTTP/1.1',
  HOST,
  'Origin: http://localhost:3000',
  'X-CSRF: 1',
  'Content-Type: application/json',
];

let upstream: PlainRubicore;
let door: TestServer;

beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin, undefined, 0, { INTRANET_ORIGIN: INTRANET });
});
afterEach(() => {
  upstream.intercept(null);
  upstream.requests.length = 0;
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

const get = (...headers: string[]) =>
  [`GET ${LIST} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
const post = (headers: string[], body: string) => [...POST, ...headers, '', body].join('\r\n');
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3} /g) ?? [];

describe('a request that could be read in two ways', () => {
  it.each<[string, string]>([
    ['a length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET /')],
    ['chunks and a length', post(['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\nGET /')],
    ['two lengths', post(['Content-Length: 2', 'Content-Length: 3'], '{}x')],
    ['a list of lengths', post(['Content-Length: 2, 2'], '{}')],
    ['a length with a sign', post(['Content-Length: +2'], '{}')],
    ['a length in hexadecimal', post(['Content-Length: 0x2'], '{}')],
    ['a space before the colon', post(['Transfer-Encoding : chunked'], '0\r\n\r\n')],
    ['an encoding after the chunks', post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n')],
    ['an encoding nobody knows', post(['Transfer-Encoding: xchunked'], '0\r\n\r\n')],
    ['a chunk longer than any number', post(['Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\nx`)],
    ['a chunk length with a sign', post(['Transfer-Encoding: chunked'], '-1\r\nx\r\n0\r\n\r\n')],
    ['a header that goes on below', get(HOST, 'X-A: b', ' c: d')],
    ['a zero in a header', get(HOST, 'X-A: b\u0000c')],
    ['a line break of one byte in a header', get(HOST, 'X-A: b\rX-B: c')],
    ['lines that end in one byte', `GET ${LIST} HTTP/1.1\n${HOST}\nX-A: b\n\n`],
    ['a header without a name', get(HOST, ': b')],
    ['no host', get()],
    ['two hosts', get(HOST, HOST)],
    ['a method nobody knows', `FOO ${LIST} HTTP/1.1\r\n${HOST}\r\n\r\n`],
    ['a version nobody knows', `GET ${LIST} HTTP/9.9\r\n${HOST}\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('is refused, and ends the connection: %s', async (_, text) => {
    const answer = await door.raw(text);
    expect(answersIn(answer)).toEqual(['HTTP/1.1 400 ']);
    expect(upstream.requests).toEqual([]);
  });

  it('is refused in the one shape of errors, without a word of how it was read', async () => {
    const answer = await door.raw(get(HOST, ': b'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      url: '',
      message: 'Anropet går inte att förstå.',
      code: 'BAD_REQUEST',
      requestId: expect.any(String),
    });
  });

  it('is refused when its headers are longer than anybody needs', async () => {
    expect(answersIn(await door.raw(get(HOST, `X-A: ${'b'.repeat(20_000)}`)))).toEqual(['HTTP/1.1 431 ']);
    expect(upstream.requests).toEqual([]);
  });
});

describe('a request inside of another', () => {
  it('is its body, and is not answered', async () => {
    const inner = `GET /rubicore/core/v1/link HTTP/1.1\r\n${HOST}\r\n\r\n`;
    const outer = [
      `GET ${LIST} HTTP/1.1`,
      HOST,
      `Content-Length: ${inner.length}`,
      'Connection: close',
      '',
      inner,
    ].join('\r\n');
    expect(answersIn(await door.raw(outer))).toHaveLength(1);
    expect(upstream.requests.map(({ url }) => url)).not.toContain('/rubicore/core/v1/link');
  });
});

describe('a body where there is none to be', () => {
  it('goes no further, nor does its length: the next call upstream would be taken for it', async () => {
    const ask = (...headers: string[]) =>
      door.raw(
        [`GET /rubicore/core/v1/token HTTP/1.1`, HOST, ...headers, 'Connection: close', '', '{"a":'].join(
          '\r\n',
        ),
      );
    for (let call = 0; call < 3; call += 1) {
      expect(answersIn(await ask('Content-Type: application/json', 'Content-Length: 5'))).toHaveLength(1);
    }
    expect(upstream.requests).toHaveLength(3);
    for (const { headers, body } of upstream.requests) {
      expect([headers['content-length'], headers['content-type'], body]).toEqual([undefined, undefined, '']);
    }
  });
});

describe('what is asked of the connection', () => {
  it('is not expected: anything but 100-continue is a 417', async () => {
    expect(await door.raw(get(HOST, 'Expect: the-unexpected'))).toMatch(/^HTTP\/1\.1 417 /);
    expect(upstream.requests).toEqual([]);
  });

  it.each([
    ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings, close', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
    ['Upgrade: websocket', 'Connection: Upgrade, close', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ])('is not another protocol: %s', async (...headers) => {
    const answer = await door.raw([`GET ${LIST} HTTP/1.1`, HOST, ...headers, '', ''].join('\r\n'));
    expect(answersIn(answer)).toEqual(['HTTP/1.1 200 ']);
  });

  it('is not a tunnel, nor an echo', async () => {
    expect(await door.raw(`CONNECT 127.0.0.1:22 HTTP/1.1\r\n${HOST}\r\n\r\n`)).not.toMatch(/ 200 /);
    expect(
      await door.raw(`TRACE ${LIST} HTTP/1.1\r\n${HOST}\r\nX-A: secret\r\nConnection: close\r\n\r\n`),
    ).not.toContain('secret');
  });
});

it('the intranet is the intranet however its name is spelt', async () => {
  const answer = await door.raw('GET / HTTP/1.1\r\nHost: Intranet.Example.ORG\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 303 /);
  expect(answer.toLowerCase()).toContain('x-robots-tag: noindex');
});

describe("upstream's headers", () => {
  /** What the browser hears on an answer from upstream; all of it is ours, or on the list (SECURITY T11). */
  const HEARD = [
    'cache-control',
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
    'link',
    'permissions-policy',
    'referrer-policy',
    'retry-after',
    'transfer-encoding',
    'vary',
    'x-content-type-options',
    'x-frame-options',
    'x-pagination-total',
    'x-request-id',
  ];
  const ODD = Object.fromEntries(
    [
      'accept-ch accept-patch access-control-allow-credentials access-control-allow-headers',
      'access-control-allow-methods access-control-allow-origin access-control-expose-headers',
      'access-control-max-age age allow alt-svc authorization clear-site-data content-encoding-hint',
      'content-language content-location content-md5 content-security-policy-report-only cookie',
      'critical-ch deprecation expect-ct feature-policy forwarded host-info nel origin-trial p3p pragma',
      'proxy-authenticate proxy-authorization public-key-pins refresh report-to reporting-endpoints',
      'server server-timing service-worker-allowed set-cookie set-cookie2 sourcemap speculation-rules',
      'strict-transport-security sunset supports-loading-mode timing-allow-origin tk vary via warning',
      'www-authenticate x-accel-redirect x-aspnet-version x-cache x-debug x-forwarded-for x-powered-by',
      'x-runtime x-sendfile x-token x-ua-compatible x-varnish',
    ]
      .flatMap((line) => line.split(' '))
      .map((name) => [name, 'odd-secret']),
  );

  const answering = (write: (response: ServerResponse) => void) =>
    upstream.intercept((_, response) => {
      write(response);
      return true;
    });

  it.each([
    ['an answer', LIST, 200, '[{"id":1}]'],
    ['an error', LIST, 422, '{"message":"Rätta titeln."}'],
    ["somebody's own answer", '/rubicore/core/v1/token', 200, '{"id":1}'],
    ['a file', '/media/a.jpg', 200, 'x'],
  ])('are heard only where they are on the list, with %s', async (_, path, status, body) => {
    expect(Object.keys(ODD).length).toBeGreaterThan(40);
    answering((response) => {
      response.writeHead(status, { ...ODD, 'content-type': 'application/json', etag: '"1"' }).end(body);
    });
    const answer = await door.get(path);
    expect(answer.status).toBe(status);
    const extra = path.startsWith('/media/') ? ['accept-ranges', 'content-disposition'] : [];
    expect([...answer.headers.keys()].filter((name) => ![...HEARD, ...extra].includes(name))).toEqual([]);
    expect(JSON.stringify([...answer.headers])).not.toContain('odd-secret');
  });

  it('are not believed where a number ought to be', async () => {
    answering((response) => {
      const headers = { 'x-pagination-total': '12; evil', 'content-type': 'application/json' };
      response.writeHead(200, headers).end('[{"id":1}]');
    });
    expect((await door.get(LIST)).headers.get('x-pagination-total')).toBe('1');
  });
});
