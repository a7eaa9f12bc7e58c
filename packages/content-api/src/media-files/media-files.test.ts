import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scanByClamd } from './media-files.ts';

let folder = '';
let server: Server | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandpost-clamd-'));
});
afterEach(() => {
  server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Speaks INSTREAM as clamd does: finds one word, and takes no more than it is told to. */
async function scanner({
  most = 1_000_000,
  silent = false,
} = {}): Promise<{ path: string; received: Buffer[] }> {
  const received: Buffer[] = [];
  const answer = (socket: Socket) => {
    let read = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk]);
      if (silent) return;
      let at = 'zINSTREAM\0'.length;
      if (read.subarray(0, at).toString() !== 'zINSTREAM\0') return socket.end('UNKNOWN COMMAND\0');
      const parts: Buffer[] = [];
      while (read.length >= at + 4) {
        const length = read.readUInt32BE(at);
        if (length === 0) {
          const file = Buffer.concat(parts);
          received.push(file);
          return socket.end(file.includes('SMITTAD') ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0');
        }
        parts.push(read.subarray(at + 4, at + 4 + length));
        at += 4 + length;
        if (at > most) return socket.end('INSTREAM size limit exceeded. ERROR\0');
      }
      return undefined;
    });
  };
  const path = join(folder, 'clamd.sock');
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(path, resolve));
  return { path, received };
}

function file(content: Buffer | string): string {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
}

it('a file is sent whole, in parts, and taken when nothing is found in it', async () => {
  const { path, received } = await scanner();
  const content = Buffer.alloc(300_000, 'abc');
  await scanByClamd({ path }, file(content));
  expect(received[0]?.equals(content)).toBe(true);
});

it('a file in which something is found is refused in Swedish', async () => {
  const { path } = await scanner();
  await expect(scanByClamd({ path }, file('x SMITTAD x'))).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('skadlig kod'),
  });
});

it('nothing is taken while the scanner is away, silent, or says that the file is too large for it', async () => {
  const content = file(Buffer.alloc(400_000));
  const refused = { status: 503, message: expect.stringContaining('viruskontrolleras') };
  await expect(scanByClamd({ path: join(folder, 'nobody.sock') }, content)).rejects.toMatchObject(refused);
  await expect(scanByClamd({ host: '127.0.0.1', port: 9 }, content)).rejects.toMatchObject(refused);
  const small = await scanner({ most: 100_000 });
  await expect(scanByClamd(small, content)).rejects.toMatchObject(refused);
  server?.close();
  rmSync(small.path, { force: true });
  const silent = await scanner({ silent: true });
  await expect(scanByClamd(silent, content, { longestMs: 200 })).rejects.toMatchObject(refused);
});
