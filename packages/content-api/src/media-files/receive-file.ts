import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { ApiFailure, emptyFile, tooLarge, uploadCutShort, uploadTooSlow, wrongMediaType } from '../errors.ts';
import { type FileKind, HEAD_BYTES, kindOfFile, MAX_FILE_BYTES } from './file-kinds.ts';
import { storageFailure } from './storage-failure.ts';

/** A file that has come in whole and lies in a folder of ours until somebody takes it. */
export type ReceivedFile = { path: string; kind: FileKind; sizeBytes: number; checksum: string };

/** How long a sender may keep us waiting for the next bytes. */
const IDLE_MS = 10_000;

/**
 * Reads the body of a request into a file, counting as it comes, and stops at the first byte over what its kind may
 * take. Nothing is left behind when it fails.
 * @throws ApiFailure 400 for nothing or half a file, 408, 413, 415, 507
 */
export async function receiveFile(
  request: IncomingMessage,
  folder: string,
  { idleMs = IDLE_MS } = {},
): Promise<ReceivedFile> {
  const { 'content-length': length, 'content-type': declared, 'content-encoding': packed } = request.headers;
  if (packed !== undefined && packed !== 'identity') throw wrongMediaType();
  if (length !== undefined && Number(length) > MAX_FILE_BYTES) throw tooLarge();
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => Promise.reject(storageFailure(error)));
  try {
    const received = await writeBody(file, arrivals(request, idleMs), declared);
    await file.close();
    return { path, ...received };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error instanceof ApiFailure ? error : storageFailure(error);
  }
}

async function writeBody(
  file: FileHandle,
  chunks: AsyncIterable<Buffer>,
  declared: string | undefined,
): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let kind: FileKind | null = null;
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    sizeBytes += chunk.length;
    if (kind === null) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD_BYTES) kind = await kindOfFile(head.subarray(0, HEAD_BYTES), declared);
    }
    if (sizeBytes > (kind?.maxBytes ?? MAX_FILE_BYTES)) throw tooLarge();
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (sizeBytes === 0) throw emptyFile();
  kind ??= await kindOfFile(head, declared);
  return { kind, sizeBytes, checksum: hash.digest('hex') };
}

/** The body as it comes. A sender that goes away, or falls silent, is an error. */
async function* arrivals(request: IncomingMessage, idleMs: number): AsyncGenerator<Buffer> {
  // Left open on purpose: an answer is still to be written on the same connection.
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(uploadTooSlow()), idleMs);
    });
    const next = chunks.next().catch((cause: unknown) => Promise.reject(uploadCutShort([], { cause })));
    try {
      const { done, value } = await Promise.race([next, tooLate]);
      if (done === true) return;
      yield value;
    } finally {
      clearTimeout(timer);
      next.catch(() => {});
    }
  }
}
