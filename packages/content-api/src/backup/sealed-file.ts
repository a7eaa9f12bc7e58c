import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { OnProgress } from './backup-summary.ts';

/** Ends a file, behind it the SHA-256 of all before it: a bit more or less anywhere shows. */
const SEAL = Buffer.from('BRANDPOST-BACKUP-1');
const SEAL_BYTES = SEAL.length + 32;

/** Writes a stream packed and sealed: whole or not at all, and for its owner's eyes only. */
export async function writeSealed(content: Readable, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const hash = createHash('sha256');
  const sealing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([SEAL, hash.digest()]));
    },
  });
  try {
    await pipeline(content, createGzip(), sealing, createWriteStream(unfinished, { mode: 0o600 }));
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Whether a file is as it was written. */
export async function isSealWhole(file: string, onProgress: OnProgress = () => {}): Promise<boolean> {
  const { size } = await stat(file);
  if (size <= SEAL_BYTES) return false;
  const hash = createHash('sha256');
  let done = 0;
  for await (const chunk of createReadStream(file, { end: size - SEAL_BYTES - 1 })) {
    hash.update(chunk);
    done += chunk.length;
    onProgress(done, size);
  }
  const seal: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: size - SEAL_BYTES })) seal.push(chunk);
  return Buffer.concat(seal).equals(Buffer.concat([SEAL, hash.digest()]));
}

/** The content of a sealed file, unpacked. */
export async function readSealed(file: string): Promise<Readable> {
  const { size } = await stat(file);
  const packed = createReadStream(file, { end: Math.max(0, size - SEAL_BYTES - 1) });
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}
