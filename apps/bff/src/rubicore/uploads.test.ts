import { randomBytes } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.fixtures.ts';

const MEGABYTE = 1024 * 1024;
const UPLOAD = '/rubicore/core/v1/media?title=Brandbil&description=En+brandbil';

/** An upstream that reads bodies as they come and tells how far it got. */
let upstream: { origin: string; bytes: number; wasCut: boolean; close(): Promise<void> };
let door: TestServer;

beforeEach(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      for await (const chunk of request) upstream.bytes += chunk.length;
      response.writeHead(201, { 'content-type': 'application/json' }).end(`{"bytes":${upstream.bytes}}`);
    } catch {
      upstream.wasCut = true;
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: 0,
    wasCut: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  door = await startTestServer(upstream.origin);
});
afterEach(async () => {
  await door.close();
  await upstream.close();
});

type Sending = { type: string; pieces: AsyncIterable<Buffer> | Iterable<Buffer>; length?: number };

/** Sends a body piece by piece. @returns the status, 0 where the connection was cut instead */
function send({ type, pieces, length }: Sending): Promise<number> {
  return new Promise((resolve) => {
    const request = httpRequest(door.origin + UPLOAD, {
      method: 'POST',
      headers: {
        host: new URL(door.publicOrigin).host,
        origin: door.publicOrigin,
        'x-csrf': '1',
        'content-type': type,
        ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
      },
    });
    let status = 0;
    request.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume().on('end', () => resolve(status));
    });
    request.on('error', () => resolve(status));
    void (async () => {
      for await (const piece of pieces) {
        if (request.destroyed || !request.write(piece)) await new Promise((next) => setTimeout(next, 2));
      }
      request.end();
    })();
  });
}

function* megabytes(number: number) {
  const piece = randomBytes(MEGABYTE);
  for (let index = 0; index < number; index += 1) yield piece;
}

describe('a file on its way in', () => {
  it('goes upstream as it comes, beyond what is taken as JSON', async () => {
    expect(await send({ type: 'image/jpeg', pieces: megabytes(14), length: 14 * MEGABYTE })).toBe(201);
    expect(upstream.bytes).toBe(14 * MEGABYTE);
  });

  it('reaches upstream before it has come in whole', async () => {
    let seen = 0;
    async function* slowly() {
      yield randomBytes(MEGABYTE);
      await expect.poll(() => upstream.bytes).toBeGreaterThan(0);
      seen = upstream.bytes;
      yield randomBytes(10);
    }
    expect(await send({ type: 'image/png', pieces: slowly() })).toBe(201);
    expect(seen).toBeGreaterThan(0);
  });

  it('is refused at once when it says that it is too large', async () => {
    expect(await send({ type: 'image/jpeg', pieces: [], length: 15 * MEGABYTE + 1 })).toBe(413);
    expect(upstream.bytes).toBe(0);
  });

  it('is stopped at the first byte over the limit of its kind when it says nothing', async () => {
    expect([413, 0]).toContain(await send({ type: 'image/webp', pieces: megabytes(17) }));
    await expect.poll(() => upstream.wasCut).toBe(true);
    expect(upstream.bytes).toBeLessThanOrEqual(15 * MEGABYTE);
  });

  it('may be larger when it is a paper', async () => {
    expect(await send({ type: 'application/pdf', pieces: megabytes(20) })).toBe(201);
  });

  it.each(['image/svg+xml', 'text/html', 'application/zip', 'multipart/form-data; boundary=a', ''])(
    'is not taken as %j',
    async (type) => {
      expect(await send({ type, pieces: [Buffer.from('x')], length: 1 })).toBe(415);
      expect(await send({ type, pieces: [Buffer.from('x')] })).toBe(415);
      expect(upstream.bytes).toBe(0);
    },
  );

  it('ends upstream at once when the sender goes away', async () => {
    const request = httpRequest(door.origin + UPLOAD, {
      method: 'POST',
      headers: {
        host: new URL(door.publicOrigin).host,
        origin: door.publicOrigin,
        'x-csrf': '1',
        'content-type': 'image/jpeg',
        'content-length': 10 * MEGABYTE,
      },
    });
    request.on('error', () => undefined);
    request.write(randomBytes(MEGABYTE));
    await expect.poll(() => upstream.bytes).toBeGreaterThan(0);
    request.destroy();
    await expect.poll(() => upstream.wasCut).toBe(true);
  });
});
