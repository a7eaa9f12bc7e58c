import type { ServerResponse } from 'node:http';
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
  upstream.intercept(null);
  upstream.requests.length = 0;
});
afterAll(async () => {
  await door.close();
  await upstream.close();
});

/** Answered to all visitors alike, by one call for all of them. */
const LIST = '/rubicore/core/v1/post?type=news';
/** Answered to one browser, by the proxy. */
const OWN = '/rubicore/core/v1/token';
const BOTH = [LIST, OWN];
/** What no answer may ever tell. */
const DENIED = /127\.0\.0\.1|localhost:\d|ECONN|UND_ERR|undici|node:|\bat .*\.[tj]s/;

function answering(write: (response: ServerResponse) => void): void {
  upstream.intercept((_, response) => {
    write(response);
    return true;
  });
}

/** The answer to a call while upstream misbehaves, held to the one error shape. */
async function problem(path = LIST) {
  const answer = await door.get(path);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(text).not.toMatch(DENIED);
  const body = JSON.parse(text);
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining(['type', 'title', 'status', 'url', 'message', 'code', 'requestId']),
  );
  expect(body).toMatchObject({ status: answer.status, url: path });
  expect(body.message).toMatch(/^[A-ZÅÄÖ].*[.!]$/);
  return body;
}

describe.each(BOTH)('an error from upstream to %s', (path) => {
  it.each([400, 403, 404, 409, 412, 422, 429, 500, 502, 503, 504])(
    'keeps its status %i with words of ours',
    async (status) => {
      answering((response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Stack trace at index.php</h1>'),
      );
      expect((await problem(path)).status).toBe(status);
    },
  );

  it('keeps its own message and its errors by field', async () => {
    answering((response) =>
      response
        .writeHead(422, { 'content-type': 'application/json' })
        .end('{"message":"Rätta titeln.","errors":[{"field":"title","message":"Fältet måste vara ifyllt"}]}'),
    );
    expect(await problem(path)).toMatchObject({
      message: 'Rätta titeln.',
      errors: [{ field: 'title', message: 'Fältet måste vara ifyllt' }],
    });
  });

  it('keeps what it tells of a conflict, and nothing else that it holds', async () => {
    const details = { yours: { version: 1 }, current: { version: 2 }, stack: 'at index.php' };
    answering((response) =>
      response
        .writeHead(412, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: 'Någon annan har ändrat innehållet.', ...details })),
    );
    const body = await problem(path);
    expect(body).toMatchObject({ status: 412, yours: { version: 1 }, current: { version: 2 } });
    expect(body).not.toHaveProperty('stack');
    answering((response) =>
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: 'Finns inte.', ...details })),
    );
    expect(await problem(path)).not.toHaveProperty('current');
  });

  it('takes the first error under the status code', async () => {
    answering((response) =>
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"400":["Fel datum."]}'),
    );
    expect((await problem(path)).message).toBe('Fel datum.');
  });

  it('is asked for once only: a 503 is not tried again, whatever Retry-After says', async () => {
    answering((response) => response.writeHead(503, { 'retry-after': '2' }).end());
    const answer = await door.get(path);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(upstream.requests).toHaveLength(1);
  });
});

describe.each(BOTH)('an answer that makes no sense to %s', (path) => {
  it.each<[string, (response: ServerResponse) => void]>([
    [
      'a page instead of JSON',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hej</p>'),
    ],
    [
      'JSON that was cut',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1},{"id"'),
    ],
    [
      'JSON that was cut where a bracket closes',
      (response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1},{"id":[2]'),
    ],
    ['nothing at all', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end()],
    [
      'a redirect elsewhere',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['a status that does not exist', (response) => response.writeHead(999).end('{}')],
    [
      'less than it promised',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('[{"id":1}');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'a stream that breaks',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('[{"id":1},');
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('is a 502: %s', async (_, write) => {
    answering(write);
    expect((await problem(path)).status).toBe(502);
  });
});

describe('a connection that breaks', () => {
  it.each(BOTH)('is tried once more for a GET, and once only: %s', async (path) => {
    upstream.intercept((request) => {
      request.socket.destroy();
      return true;
    });
    expect((await problem(path)).status).toBe(502);
    expect(upstream.requests).toHaveLength(2);
  });

  it('is never tried again for a write', async () => {
    upstream.intercept((request) => {
      request.socket.destroy();
      return true;
    });
    const answer = await door.get('/rubicore/core/v1/post', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'x-csrf': '1' },
      body: '{}',
    });
    expect(answer.status).toBe(502);
    expect(upstream.requests).toHaveLength(1);
  });

  it('gives up upstream when the browser has gone', async () => {
    const gone = new Promise<void>((resolve) => {
      upstream.intercept((_, response) => {
        response.once('close', () => resolve());
        return true;
      });
    });
    const controller = new AbortController();
    const call = door
      .get('/rubicore/core/v1/token', { signal: controller.signal })
      .catch((error: Error) => error.name);
    await expect.poll(() => upstream.requests.length).toBe(1);
    controller.abort();
    expect(await call).toBe('AbortError');
    await gone;
  });

  it.each(BOTH)(
    'is a 504 when upstream takes a call and never answers: %s',
    async (path) => {
      upstream.intercept(() => true);
      expect((await problem(path)).status).toBe(504);
    },
    15_000,
  );

  it('leaves nothing of an answer behind in the error that takes its place', async () => {
    answering((response) => {
      response.writeHead(200, { 'content-type': 'application/json', etag: '"7"', 'content-length': '1000' });
      response.write('{"id":1');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await door.get(OWN)).headers.get('etag')).toBeNull();
  });
});

it('says 502 when nobody listens upstream, and is ready again when someone does', async () => {
  const lost = await startPlainRubicore();
  const other = await startTestServer(lost.origin);
  await lost.close();
  const answer = await other.get(LIST);
  expect(answer.status).toBe(502);
  const readiness = await other.get('/readyz');
  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toEqual({
    status: 'not ready',
    reasons: ['the content API does not answer'],
  });
  expect((await other.get('/healthz')).status).toBe(200);
  expect((await door.get('/readyz')).status).toBe(200);
  await other.close();
});
