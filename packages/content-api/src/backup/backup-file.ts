import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** Ends a file, behind it the SHA-256 of all before it: a bit more or less anywhere shows. */
const TRAILER = Buffer.from('BRANDPOST-BACKUP-1');
const TRAILER_BYTES = TRAILER.length + 32;

/** Passes a stream on with its checksum at the end. */
function appendChecksum(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([TRAILER, hash.digest()]));
    },
  });
}

/** Whether a file is as it was written. */
async function isChecksumValid(file: string, onBytes: (count: number) => void = () => {}): Promise<boolean> {
  const { size } = await stat(file);
  if (size <= TRAILER_BYTES) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: size - TRAILER_BYTES - 1 })) {
    hash.update(chunk);
    onBytes(chunk.length);
  }
  const trailer: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: size - TRAILER_BYTES })) trailer.push(chunk);
  return Buffer.concat(trailer).equals(Buffer.concat([TRAILER, hash.digest()]));
}

/** What opens backups, and whether one that nobody had to have a key for is taken too. */
export type BackupKeys = {
  /** Texts that begin with AGE-SECRET-KEY-1. */
  identities: readonly string[];
  /** Anybody could have written a backup that is not encrypted. */
  takesPlain: boolean;
};

export const NO_KEYS: BackupKeys = { identities: [], takesPlain: true };

/** How a file of age begins. Source: age-encryption.org/v1, section "Header". */
const AGE = Buffer.from('age-encryption.org/v1\n');
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Writes a stream packed, and encrypted where there are recipients, for its owner's eyes only. Without recipients a
 * checksum at its end shows damage, but not who wrote it.
 * @param recipients who can open it, in age's spelling (`age1…`)
 */
export async function writeBackupFile(
  content: Readable,
  file: string,
  recipients: readonly string[],
): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  if (recipients.length === 0) await pipeline(content, createGzip(), appendChecksum(), target);
  else await pipeline(content, createGzip(), encrypting(recipients), target);
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

function encrypting(recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return async function* (source: AsyncIterable<Uint8Array>) {
    yield* await encrypter.encrypt(webStreamOf(source));
  };
}

/** The same thing under two names: the one of the browser's types, and Node's. */
type WebStream = globalThis.ReadableStream<Uint8Array>;

/** Read as it is asked for: `Readable.toWeb` throws where a stream still flows when its reader has closed it. */
function webStreamOf(source: AsyncIterable<Uint8Array>): WebStream {
  return ReadableStream.from(source) as WebStream;
}

/** A backup whose key fits. */
export type OpenedBackup = {
  isEncrypted: boolean;
  bytes: number;
  /** Its content, unpacked; fails at the first byte that is not as it was written, and where its end is missing. */
  read(onBytes?: (count: number) => void): Promise<Readable>;
  /** Whether the checksum is right; what is encrypted needs none. */
  isChecksumValid(onBytes?: (count: number) => void): Promise<boolean>;
};

/** @throws BackupError when there is no such file, it is no backup, or no key fits */
export async function openBackupFile(file: string, keys: BackupKeys): Promise<OpenedBackup> {
  const facts = await stat(file).catch(() => null);
  if (facts === null || !facts.isFile()) throw new BackupError(`There is no backup at ${file}.`);
  const beginning = await firstBytes(file, AGE.length);
  if (beginning.equals(AGE)) {
    if (keys.identities.length === 0) {
      throw new BackupError(
        `The backup ${file} is encrypted: name the file that holds its key by --identity or BACKUP_IDENTITY_FILE.`,
      );
    }
    // Asked once before anything is done, so that a wrong key is reported as such.
    (await decrypted(file, keys.identities)).destroy();
    return {
      isEncrypted: true,
      bytes: facts.size,
      read: async (onBytes) => unpacked(await decrypted(file, keys.identities, onBytes)),
      isChecksumValid: async () => true,
    };
  }
  if (!beginning.subarray(0, GZIP.length).equals(GZIP)) {
    throw new BackupError(`The file ${file} is no backup, or damaged in its first bytes.`);
  }
  if (!keys.takesPlain) {
    throw new BackupError(
      `The backup ${file} is not encrypted, though a key is set: anybody could have written it. Say --allow-plain if you trust it.`,
    );
  }
  return {
    isEncrypted: false,
    bytes: facts.size,
    read: async () => unpacked(createReadStream(file, { end: Math.max(0, facts.size - TRAILER_BYTES - 1) })),
    isChecksumValid: (onBytes) => isChecksumValid(file, onBytes),
  };
}

/** @throws BackupError when no key fits, or the beginning is not as it was written */
async function decrypted(
  file: string,
  identities: readonly string[],
  onBytes: (count: number) => void = () => {},
): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const source = createReadStream(file);
  const counted = source.compose(
    new Transform({
      transform(chunk, _encoding, done) {
        onBytes(chunk.length);
        done(null, chunk);
      },
    }),
  );
  try {
    const plain = await decrypter.decrypt(webStreamOf(counted));
    return Readable.fromWeb(plain as ReadableStream<Uint8Array>);
  } catch (cause) {
    source.destroy();
    const isOthers = cause instanceof Error && cause.message.includes('no identity matched');
    throw new BackupError(
      isOthers
        ? `The backup ${file} is encrypted for another key than the one that was given.`
        : `The backup ${file} is damaged: its beginning is not as it was written.`,
      { cause },
    );
  }
}

function unpacked(packed: Readable): Readable {
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => packed.destroy());
  return packed.pipe(gunzip);
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: count - 1 })) chunks.push(chunk);
  return Buffer.concat(chunks);
}
