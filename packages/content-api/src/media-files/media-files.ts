import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { connect, type NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import type { ClamdAddress } from '../config/env.ts';
import { infectedFile, scannerAway } from '../errors.ts';
import type { MediaStore } from './media-store.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';
import { storageFailure } from './storage-failure.ts';

/** All that deals with files themselves: where they come in, who reads pictures, and where they are kept. */
export type MediaFiles = {
  store: MediaStore;
  pictures: PictureMaker;
  /** Has a file looked through for viruses, where there is a scanner. @throws ApiFailure as `scanByClamd` does */
  scan(path: string): Promise<void>;
  /** A folder of its own for one piece of work, gone with all in it when that is over. */
  inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result>;
  /** Removes what a process that was killed has left in such folders. */
  clearWorkFolders(olderThan: Date): Promise<void>;
  /** Does something when what was asked for before it is done, without anybody waiting. */
  later(work: () => Promise<void>): void;
  /** When all that was put off is done. */
  settled(): Promise<void>;
  /** Begins nothing more, and ends what is being done. */
  close(): Promise<void>;
};

/**
 * @param workDir on the same disk as a local store, so that files are moved and not copied
 * @param onError hears of what went wrong with work that nobody waits for
 */
export function createMediaFiles(options: {
  store: MediaStore;
  workDir: string;
  /** Left out, or null: nothing is scanned. */
  clamd?: ClamdAddress | null;
  onError(error: unknown): void;
}): MediaFiles {
  const { store, workDir, clamd = null, onError } = options;
  const pictures = createPictureMaker();
  let lastWork = Promise.resolve();
  let isClosed = false;
  return {
    store,
    pictures,

    async scan(path) {
      if (clamd !== null) await scanByClamd(clamd, path);
    },

    async inWorkFolder(work) {
      const folder = join(workDir, randomUUID());
      try {
        await mkdir(folder, { recursive: true, mode: 0o750 }).catch((error: unknown) => {
          throw storageFailure(error);
        });
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async clearWorkFolders(olderThan) {
      for (const name of await readdir(workDir).catch(() => [])) {
        const folder = join(workDir, name);
        const facts = await stat(folder).catch(() => null);
        if (facts !== null && facts.mtime < olderThan) await rm(folder, { recursive: true, force: true });
      }
    },

    later(work) {
      lastWork = lastWork.then(async () => {
        if (!isClosed) await work();
      });
      lastWork = lastWork.catch((error: unknown) => {
        if (!isClosed) onError(error);
      });
    },

    settled: () => lastWork,

    async close() {
      isClosed = true;
      pictures.close();
      await lastWork;
    },
  };
}

/** No scan of the largest file takes as long. */
const LONGEST_MS = 60_000;

/**
 * Has a file looked through by clamd. Source: clamd(8), INSTREAM: chunks after their lengths, ended by an empty one.
 * @throws ApiFailure 422 for a file that it knows, 503 when it cannot tell
 */
export async function scanByClamd(
  address: ClamdAddress,
  path: string,
  { longestMs = LONGEST_MS } = {},
): Promise<void> {
  const answer = await answerOf(address, path, longestMs).catch((cause: unknown) => {
    throw scannerAway([], { cause });
  });
  if (/^stream: .+ FOUND$/.test(answer)) throw infectedFile();
  if (answer !== 'stream: OK') throw scannerAway([], { cause: new Error(`clamd said: ${answer}`) });
}

async function answerOf(address: ClamdAddress, path: string, longestMs: number): Promise<string> {
  const socket = connect({ ...address } as NetConnectOpts);
  const signal = AbortSignal.timeout(longestMs);
  const abort = () => socket.destroy(new Error('clamd took too long'));
  signal.addEventListener('abort', abort);
  try {
    await once(socket, 'connect');
    const said = textOf(socket);
    // It answers and hangs up before the end where a file is too large for it.
    said.catch(() => {});
    socket.write('zINSTREAM\0');
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (!socket.writable) break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      if (!socket.write(Buffer.concat([length, chunk]))) {
        await Promise.race([once(socket, 'drain'), said]);
      }
    }
    if (socket.writable) socket.write(Buffer.alloc(4));
    return await said;
  } finally {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  }
}

async function textOf(socket: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk);
    if (chunk.at(-1) === 0) break;
  }
  return Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '').trim();
}
