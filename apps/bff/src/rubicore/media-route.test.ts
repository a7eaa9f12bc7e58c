import { type PlainRubicore, startPlainRubicore } from '@brandpost/test-support';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

let upstream: PlainRubicore;
let door: TestServer;

beforeAll(async () => {
  upstream = await startPlainRubicore();
  door = await startTestServer(upstream.origin);
});
afterEach(() => {
  upstream.requests.length = 0;
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

function serving(type: string, body = 'bytes', headers: Record<string, string> = {}): void {
  upstream.intercept((_, response) => {
    response.writeHead(200, { 'content-type': type, 'set-cookie': 'a=b', etag: '"1"', ...headers }).end(body);
    return true;
  });
}

describe('an uploaded file', () => {
  it('is shown as the picture it is, kept for an hour where nothing is said, and can do nothing', async () => {
    serving('image/jpeg');
    const answer = await door.get('/media/station.jpg');
    expect(await answer.text()).toBe('bytes');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each(['private, no-store', 'public, max-age=120, stale-while-revalidate=180'])(
    'is kept as upstream says: %s',
    async (cacheControl) => {
      serving('image/avif', 'bytes', { 'cache-control': cacheControl });
      const answer = await door.get('/media/station-abcdefgh_480.avif');
      expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
        cacheControl,
        '"1"',
      ]);
    },
  );

  it('is asked for with the token of a preview, kept by nobody, and with nothing else of a query', async () => {
    serving('image/jpeg');
    const answer = await door.get('/media/station.jpg?preview=en-nyckel_1&w=3');
    expect(upstream.requests.at(-1)?.url).toBe('/media/station.jpg?preview=en-nyckel_1');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    for (const query of ['?preview=a%26b', '?preview=a&preview=b', '?w=3']) {
      await door.get(`/media/station.jpg${query}`);
      expect(upstream.requests.at(-1)?.url).toBe('/media/station.jpg');
    }
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'text/xml'])(
    'is a download and nothing else when upstream calls it %s',
    async (type) => {
      serving(type, '<script>alert(1)</script>');
      const answer = await door.get('/media/file');
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(answer.headers.get('content-disposition')).toBe('attachment');
    },
  );

  it('is given in part to anyone who asks for a part, and not again to anyone who has it', async () => {
    upstream.intercept((request, response) => {
      const { range, 'if-none-match': known } = request.headers;
      const headers = { 'content-type': 'video/mp4', etag: '"1"', 'content-range': 'bytes 1-2/5' };
      if (known === '"1"') response.writeHead(304, { etag: '"1"' }).end();
      else response.writeHead(range === 'bytes=1-2' ? 206 : 200, headers).end('yt');
      return true;
    });
    const part = await door.get('/media/film.mp4', { headers: { range: 'bytes=1-2' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 1-2/5',
      'yt',
    ]);
    const known = await door.get('/media/film.mp4', { headers: { 'if-none-match': '"1"' } });
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, '"1"', '']);
  });

  it('is described without being sent', async () => {
    serving('image/jpeg', 'bytes', { 'content-length': '5' });
    const answer = await door.get('/media/station.jpg', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '5',
      '',
    ]);
    expect(upstream.requests.at(-1)?.method).toBe('GET');
  });

  it('is cut where upstream cut it, and never ends as if it were whole', async () => {
    upstream.intercept((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '1000' });
      response.write('bytes');
      setTimeout(() => response.destroy(), 20);
      return true;
    });
    const answer = await door.get('/media/station.jpg');
    await expect(answer.text()).rejects.toThrow();
  });

  it('is asked for no longer than somebody waits for it', async () => {
    const gone = new Promise<void>((resolve) => {
      upstream.intercept((_, response) => {
        response.once('close', () => resolve());
        response.writeHead(200, { 'content-type': 'image/jpeg' }).write('bytes');
        return true;
      });
    });
    const controller = new AbortController();
    await door.get('/media/station.jpg', { signal: controller.signal });
    controller.abort();
    await gone;
  });

  it('has none of the headers of a file when there is none', async () => {
    upstream.intercept((_, response) => {
      response
        .writeHead(500, { 'content-type': 'image/jpeg', 'content-disposition': 'attachment', etag: '"1"' })
        .end('no');
      return true;
    });
    const answer = await door.get('/media/station.jpg');
    expect([answer.status, (await answer.json()).status]).toEqual([502, 502]);
    expect([answer.headers.get('etag'), answer.headers.get('content-disposition')]).toEqual([null, null]);
  });

  it('is not found where upstream has none, and no path leads out of the folder', async () => {
    upstream.intercept(null);
    expect((await door.get('/media/none.jpg')).status).toBe(404);
    upstream.requests.length = 0;
    for (const path of ['/media/..%2f..%2fetc%2fpasswd', '/media/%2e%2e', '/media/a%00.jpg', '/media/a\\b']) {
      const answer = await door.raw(
        `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
    }
    expect(upstream.requests).toEqual([]);
  });
});
