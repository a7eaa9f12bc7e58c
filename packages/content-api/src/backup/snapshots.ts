import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { OpenDatabase } from '../db/database.ts';
import { noteBackup } from '../maintenance/last-backup.ts';
import { BackupError } from './backup-error.ts';

/** What the name of a socket may take. Source: unix(7), sun_path. */
const MAX_BYTES = 107;
const MAX_CONCURRENT = 2;

const socketIn = (dataDir: string) => join(dataDir, 'snapshots.sock');
const workIn = (dataDir: string) => join(dataDir, 'snapshots');

/** The service says where the copy lies, or why there is none; the person who asked says when a backup of it was written. */
type Answer = { dataDir: string } | { problem: string } | { noted: true };

type Serving = {
  dataDir: string;
  database: Pick<OpenDatabase, 'db' | 'snapshot'>;
  onError(error: unknown): void;
};

/**
 * Hands out copies of the embedded database, which belongs to this process alone, to anyone who may enter the data folder:
 * to `brandpost backup`. A copy is taken away when the person who asked for it hangs up.
 * @returns null where there is nothing to copy, or the folder's name is too long for a socket
 */
export async function serveSnapshots({
  dataDir,
  database,
  onError,
}: Serving): Promise<{ close(): Promise<void> } | null> {
  const { db, snapshot } = database;
  const path = socketIn(dataDir);
  if (snapshot === undefined) return null;
  if (Buffer.byteLength(path) > MAX_BYTES) {
    onError(new BackupError(`No backup can be made while the service runs: ${path} is too long a name.`));
    return null;
  }
  // The folder is ours: what lies there is from a process that ended.
  await rm(workIn(dataDir), { recursive: true, force: true });
  await rm(path, { force: true });
  const sockets = new Set<Socket>();

  const answer = async (socket: Socket): Promise<void> => {
    const copy = join(workIn(dataDir), randomUUID());
    const respond = (answer: Answer) => socket.writable && socket.write(`${JSON.stringify(answer)}\n`);
    try {
      await snapshot(copy);
      respond({ dataDir: copy });
      for await (const line of createInterface({ input: socket })) {
        const { made } = JSON.parse(line) as { made: string };
        await noteBackup(db, new Date(made).toISOString());
        respond({ noted: true });
      }
    } catch (error) {
      if (socket.writable) onError(error);
      respond({ problem: error instanceof Error ? error.message : String(error) });
    } finally {
      socket.destroy();
      await rm(copy, { recursive: true, force: true });
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    answer(socket).catch(onError);
  });
  server.maxConnections = MAX_CONCURRENT;
  const problem = await new Promise<unknown>((resolve) => {
    server.once('error', resolve).listen(path, () => resolve(null));
  });
  if (problem !== null) {
    onError(problem);
    return null;
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/**
 * Works on a copy of the database of a service that runs.
 * @param work is given the data folder that the copy lies in, and what to call when a backup of it was written
 * @returns null where no service answers
 * @throws BackupError when the service cannot make a copy
 */
export async function withSnapshot<Result>(
  dataDir: string,
  work: (copyDir: string, note: (made: string) => Promise<void>) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const socket = connect(socketIn(dataDir));
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isThere) return null;
  socket.on('error', () => {});
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async (): Promise<Answer> => {
    const { value, done } = await lines.next();
    if (done === true) throw new BackupError('The service ended while its database was copied.');
    return JSON.parse(value) as Answer;
  };
  try {
    const answer = await hear();
    if (!('dataDir' in answer)) {
      const problem = 'problem' in answer ? answer.problem : 'it said nothing';
      throw new BackupError(`The service could not copy its database: ${problem}`);
    }
    const note = async (made: string) => {
      socket.write(`${JSON.stringify({ made })}\n`);
      await hear();
    };
    return { result: await work(answer.dataDir, note) };
  } finally {
    socket.destroy();
  }
}
