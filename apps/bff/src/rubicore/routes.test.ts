import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN, startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let door: TestServer;

beforeAll(async () => {
  upstream = await startPlainRubicore({ sendsTotals: false });
  door = await startTestServer(upstream.origin);
});
afterEach(() => {
  upstream.intercept(null);
  upstream.requests.length = 0;
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

const LIST = '/rubicore/core/v1/post?type=news&perPage=5';
/** A call whose answer is the caller's own, never shared. */
const OWN = '/rubicore/core/v1/token';

describe('the proxy', () => {
  it('passes a list on and counts it where upstream does not', async () => {
    const answer = await door.get(LIST);
    const rows = await answer.json();
    expect(rows).toHaveLength(5);
    expect(answer.headers.get('x-pagination-total')).toBe('5');
    expect(answer.headers.get('link')).toContain('rel="first"');
  });

  it("keeps upstream's own total", async () => {
    upstream.intercept((_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-pagination-total': '57' })
        .end('[{"id":1}]');
      return true;
    });
    const answer = await door.get(LIST);
    expect(answer.headers.get('x-pagination-total')).toBe('57');
    expect(answer.headers.get('link')).toContain('page=12>; rel="last"');
  });

  it('answers unknown calls itself', async () => {
    for (const path of [
      '/rubicore',
      '/rubicore/',
      '/rubicore/core/v1/unknown',
      '/rubicore/core/v2/post',
      '/rubicore/saml/v1/acs/extra',
      '/%72ubicore/core/v1/unknown',
    ]) {
      const answer = await door.get(path);
      expect([path, answer.status], path).toEqual([path, 404]);
      expect(await answer.json()).toHaveProperty('code', 'NOT_FOUND');
    }
    expect(
      (
        await door.get('/rubicore/core/v1/post', {
          method: 'PATCH',
          headers: { origin: 'http://localhost:3000', 'x-csrf': '1' },
        })
      ).status,
    ).toBe(404);
    expect(upstream.requests).toEqual([]);
  });

  it('never lets a hostile path upstream', async () => {
    for (const path of [
      '/rubicore/core/v1/post/../../../etc/passwd',
      '/rubicore/core/v1/post/%2e%2e%2f%2e%2e%2fadmin',
      '/rubicore/core/v1/post/%252e%252e%252fadmin',
      '/rubicore/core/v1/post/a%00b',
      '/rubicore/core/v1/post/a%0d%0ax-evil:1',
      '/rubicore/core/v1//post',
      '/rubicore/core/v1/post/a\\b',
      '/rubicore/core/v1/post;a=b',
      '/%72ubicore/core/v1/post/%2e%2e',
    ]) {
      const answer = await door.raw(
        `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
    }
    expect(upstream.requests).toEqual([]);
  });

  it('writes the path upstream anew, however the browser spelt it', async () => {
    await door.raw(
      'GET /%72ubicore/core/v1/p%6Fst?type=news HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n',
    );
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/rubicore/core/v1/post?type=news']);
  });

  it('answers HEAD as GET, without the body', async () => {
    upstream.intercept((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', etag: '"7"' }).end('{"id":1}');
      return true;
    });
    const answer = await door.get(OWN, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"7"', '']);
    expect(upstream.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('does not take an absolute address for a way to another host', async () => {
    await door.raw(
      'GET http://127.0.0.1:9/rubicore/core/v1/post HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n',
    );
    expect(upstream.requests.every(({ headers }) => headers.host === new URL(upstream.origin).host)).toBe(
      true,
    );
  });
});

describe("the browser's headers", () => {
  it('reach upstream only where they are on the list, with a token of our own', async () => {
    await door.raw(
      [
        `GET ${OWN} HTTP/1.1`,
        'Host: localhost:3000',
        'Authorization: Bearer stolen',
        'X_Authorization: Bearer stolen',
        'Cookie: sid=secret',
        'X-CSRF: 1',
        'X-Forwarded-For: 10.0.0.1',
        'X-Forwarded-Host: evil.example.org',
        'Forwarded: for=10.0.0.1',
        'Proxy-Connection: keep-alive',
        'X-Rewrite-Url: /admin',
        'Accept: application/json',
        'Connection: close, authorization, x-request-id',
        '',
        '',
      ].join('\r\n'),
    );
    const [request] = upstream.requests;
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'authorization',
      'connection',
      'host',
      'traceparent',
      'x-forwarded-for',
      'x-request-id',
    ]);
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(request?.headers.authorization).toBe(`Bearer ${DEFAULT_TOKEN}`);
  });

  it('have no part in a call whose answer is shared', async () => {
    await door.get(LIST, {
      headers: { accept: 'text/html', traceparent: '00-1-1-01', 'if-none-match': '"1"' },
    });
    const { accept, authorization, ...rest } = upstream.requests[0]?.headers ?? {};
    expect([accept, authorization]).toEqual(['application/json', `Bearer ${DEFAULT_TOKEN}`]);
    expect(Object.keys(rest).toSorted()).toEqual(['connection', 'host']);
  });

  it.each(['Upgrade: h2c', 'Keep-Alive: timeout=5', 'TE: trailers', 'Expect: 100-continue'])(
    'cannot break the call: %s',
    async (header) => {
      const answer = await door.raw(
        `GET ${LIST} HTTP/1.1\r\nHost: localhost:3000\r\n${header}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toContain('HTTP/1.1 200 ');
    },
  );
});

describe("upstream's headers", () => {
  it('reach the browser only where they are on the list', async () => {
    upstream.intercept((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'token=secret',
        server: 'Rubicore/1.0',
        'x-powered-by': 'PHP',
        'access-control-allow-origin': '*',
        'x-debug': 'secret',
        etag: '"7"',
      });
      response.end('{"id":1}');
      return true;
    });
    const { headers } = await door.get('/rubicore/core/v1/post/en-sida');
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin', 'x-debug']) {
      expect(headers.get(name), name).toBeNull();
    }
    expect(headers.get('etag')).toBe('"7"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are asked for each time where they are for nobody to keep, such as a preview', async () => {
    upstream.intercept((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"post":{},"media":[]}');
      return true;
    });
    upstream.requests.length = 0;
    for (let round = 0; round < 2; round++) {
      const answer = await door.get('/rubicore/core/v1/preview/en-nyckel');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(upstream.requests).toHaveLength(2);
  });

  it('never bring a token to the browser', async () => {
    upstream.intercept((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"token":"secret","type":"user","user":{"id":1}}');
      return true;
    });
    const answer = await door.get('/rubicore/core/v1/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'x-csrf': '1' },
      body: '{"type":"user"}',
    });
    expect(await answer.json()).toEqual({ type: 'user', user: { id: 1 } });
  });
});

describe('a state-changing call', () => {
  const post = (headers: Record<string, string>) =>
    door.get('/rubicore/core/v1/post', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-csrf': '1', ...headers },
    });

  it.each([
    ['another site', { origin: 'https://evil.example.org' }],
    ['no origin at all', {}],
    ['a page that cannot set a header of ours', { origin: 'http://localhost:3000', 'x-csrf': '' }],
    ['an origin of null', { origin: 'null' }],
    ['a sibling host', { origin: 'http://www.localhost:3000' }],
    [
      'our origin, told to be cross-site',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ],
  ])('is refused from %s', async (_, headers) => {
    const answer = await post(headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(upstream.requests).toEqual([]);
  });

  it('goes upstream from our own origin, and comes back with its word', async () => {
    const answer = await post({ origin: 'http://localhost:3000' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toHaveProperty('message', 'Anonym får bara läsa.');
    expect(upstream.requests).toHaveLength(1);
  });

  it('is stopped when it is too large, or packed', async () => {
    const ours = { origin: 'http://localhost:3000', 'x-csrf': '1', 'content-type': 'application/json' };
    const large = await door.get('/rubicore/core/v1/post', {
      method: 'POST',
      headers: ours,
      body: 'x'.repeat(1024 * 1024 + 1),
    });
    expect(large.status).toBe(413);
    const packed = await door.get('/rubicore/core/v1/post', {
      method: 'POST',
      headers: { ...ours, 'content-encoding': 'gzip' },
      body: 'x',
    });
    expect(packed.status).toBe(415);
    expect(upstream.requests).toEqual([]);
  });
});
