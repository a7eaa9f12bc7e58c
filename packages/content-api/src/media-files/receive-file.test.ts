import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../errors.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'brandpost-receive-'));
let server: Server;
let port = 0;
/** What came of the requests so far. */
let outcomes: (ReceivedFile | ApiFailure)[] = [];
let bytesRead = 0;

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const outcome = await receiveFile(incoming, folder, { idleMs: 300 }).catch((error: unknown) => error);
    bytesRead = incoming.socket.bytesRead;
    if (outcome instanceof ApiFailure) response.writeHead(outcome.status, { connection: 'close' }).end();
    else response.writeHead(200).end();
    outcomes.push(outcome as ReceivedFile | ApiFailure);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  outcomes = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const JPEG_HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const PDF_HEAD = Buffer.from('%PDF-1.7\n');

/** Sends a body piece by piece, and stops when the server has had enough. */
function send(pieces: Iterable<Buffer>, headers: Record<string, string | number> = {}): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
    let status = 0;
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    outgoing.on('close', () => resolve(status));
    outgoing.on('error', () => {});
    const more = pieces[Symbol.iterator]();
    const next = () => {
      const { done, value } = more.next();
      if (done === true) outgoing.end();
      else outgoing.write(value, () => setImmediate(next));
    };
    next();
  });
}

function* megabytes(head: Buffer, count: number): Generator<Buffer> {
  yield head;
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(MEGABYTE, index);
}

describe('a file that is received', () => {
  it('lies in the folder whole, known by its bytes', async () => {
    expect(await send(megabytes(PDF_HEAD, 20))).toBe(200);
    const [received] = outcomes as ReceivedFile[];
    expect(received).toMatchObject({
      kind: { fileType: 'application/pdf' },
      sizeBytes: 20 * MEGABYTE + PDF_HEAD.length,
    });
    expect(readFileSync(received?.path ?? '').subarray(0, 9)).toEqual(PDF_HEAD);
    rmSync(received?.path ?? '');
  });

  it.each([
    ['a picture', JPEG_HEAD, 15],
    ['a paper', PDF_HEAD, 50],
  ])('is refused at the first byte over what %s may have', async (_, head, limit) => {
    await send(megabytes(head, 100));
    await expect.poll(() => outcomes).toMatchObject([{ status: 413 }]);
    expect(bytesRead).toBeLessThan((limit + 2) * MEGABYTE);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused unread when it says that it is too long', async () => {
    expect(await send([], { 'content-length': 100 * MEGABYTE })).toBe(413);
    expect(bytesRead).toBeLessThan(10_000);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused by its first bytes, not by its last', async () => {
    await send(megabytes(Buffer.from('<html><script>alert(1)</script>'), 40));
    await expect.poll(() => outcomes).toMatchObject([{ status: 415 }]);
    expect(bytesRead).toBeLessThan(2 * MEGABYTE);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused when it is packed, or empty', async () => {
    expect(await send([JPEG_HEAD], { 'content-encoding': 'gzip' })).toBe(415);
    expect(await send([])).toBe(400);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves nothing when its sender goes away', async () => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent: false });
    outgoing.on('error', () => {});
    outgoing.write(Buffer.concat([JPEG_HEAD, Buffer.alloc(MEGABYTE)]));
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    outgoing.destroy();
    await expect.poll(() => outcomes).toMatchObject([{ status: 400, code: 'UPLOAD_CUT_SHORT' }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is given up when its sender falls silent', async () => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent: false });
    const answered = new Promise<number>((resolve) => {
      outgoing.on('response', (response) => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', () => {});
    outgoing.write(JPEG_HEAD);
    await wait(200);
    outgoing.write(Buffer.alloc(10));
    expect(await answered).toBe(408);
    outgoing.destroy();
    expect(readdirSync(folder)).toEqual([]);
  });
});
