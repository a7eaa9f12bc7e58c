import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';

/** Ends a file, behind it the SHA-256 of all before it: a bit more or less anywhere shows. */
const SEAL = Buffer.from('BRANDPOST-BACKUP-1');
export const SEAL_BYTES = SEAL.length + 32;

/** Passes a stream on with the seal at its end. */
export function sealing(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([SEAL, hash.digest()]));
    },
  });
}

/** Whether a file is as it was written. */
export async function isSealWhole(
  file: string,
  onBytes: (count: number) => void = () => {},
): Promise<boolean> {
  const { size } = await stat(file);
  if (size <= SEAL_BYTES) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: size - SEAL_BYTES - 1 })) {
    hash.update(chunk);
    onBytes(chunk.length);
  }
  const seal: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: size - SEAL_BYTES })) seal.push(chunk);
  return Buffer.concat(seal).equals(Buffer.concat([SEAL, hash.digest()]));
}
