import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../upstream/answer.ts';
import { type Clock, systemClock } from './clock.ts';
import { isSearch } from './search-address.ts';
import type { SwrCache } from './swr-cache.ts';

const VERSION = 1;
/** How often it is looked whether there is something else to write. */
const EVERY_MS = 30_000;
/** The same is written anew so often: it says how old it is. */
const AGAIN_MS = 10 * 60 * 1000;
const MAX_BYTES = 32 * 1024 * 1024;
const READ_AT_ONCE = 20;
const OLDEST_MS = 24 * 60 * 60 * 1000;

type Line = { key: string; madeMs: number; status: number; headers: Record<string, string>; body: string };

/**
 * The public answers on disk, so that a service that starts while upstream is down shows what it showed before. Pages
 * are made of them anew. Source: DESIGN section 4, Cache; SECURITY F7.
 */
export type Snapshot = {
  /** @returns how many answers were taken in */
  load(): Promise<number>;
  /** Writes now and then, until it is stopped. */
  start(): void;
  /** Writes once more. */
  stop(): Promise<void>;
};

export function createSnapshot(
  answers: SwrCache<Answer>,
  options: { dataDir: string; upstream: string; log: FastifyBaseLogger; clock?: Clock },
): Snapshot {
  const { dataDir, upstream, log } = options;
  const now = (options.clock ?? systemClock).steadyMs;
  const file = join(dataDir, 'cache', 'answers.ndjson');
  const head = JSON.stringify({ version: VERSION, upstream });
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let written = { mark: '', atMs: Number.NEGATIVE_INFINITY };
  let isBroken = false;

  const write = async (mayWait: boolean) => {
    const entries = await newest(answers);
    const mark = markOf(entries);
    const isKnown = mark === written.mark && now() < written.atMs + AGAIN_MS;
    // Who has nothing leaves what there is; who has nothing left that may be shown does not.
    if (answers.metrics().entries === 0 || (mayWait && isKnown)) return;
    try {
      await writeWhole(file, head, entries);
      written = { mark, atMs: now() };
      isBroken = false;
    } catch (error) {
      // Said once; a full disk may have room again.
      if (!isBroken)
        log.warn({ err: error }, 'Copies of public answers cannot be kept: DATA_DIR cannot be written');
      isBroken = true;
    }
  };
  /** One after the other. */
  const writeNext = (mayWait: boolean) => {
    writing = writing.then(() => write(mayWait));
    return writing;
  };

  return {
    async load() {
      try {
        const [first, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
        if (first !== head) return 0;
        for (const line of lines.toReversed()) restore(answers, JSON.parse(line) as Line);
        return lines.length;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          log.warn({ err: error }, 'Copies of public answers could not be read and are made anew');
        }
        return 0;
      }
    },
    start() {
      timer = setInterval(() => void writeNext(true), EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await writeNext(false);
    },
  };
}

type Kept = [key: string, answer: Answer, madeMs: number];

async function newest(answers: SwrCache<Answer>): Promise<Kept[]> {
  const entries: Kept[] = [];
  let bytes = 0;
  for (const [key, answer, madeMs] of answers.givable()) {
    if (isSearch(key)) continue;
    bytes += answer.body.length;
    if (bytes > MAX_BYTES) break;
    // To see whether it may still be shown it is read, and there may be thousands.
    if (entries.length % READ_AT_ONCE === 0) await others();
    entries.push([key, answer, madeMs]);
  }
  return entries;
}

/** The same for the same answers, whenever they were asked for. */
function markOf(entries: readonly Kept[]): string {
  const hash = createHash('sha256');
  for (const [key, { headers, body }] of entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${key} ${headers.etag ?? body.length}\n`);
  }
  return hash.digest('base64url');
}

function* linesOf(entries: readonly Kept[]): Generator<string> {
  for (const [key, { status, headers, body }, madeMs] of entries) {
    const line: Line = { key, madeMs, status, headers, body: body.toString('base64') };
    yield `${JSON.stringify(line)}\n`;
  }
}

function restore(answers: SwrCache<Answer>, { key, madeMs, status, headers, body }: Line): void {
  if (Date.now() - madeMs > OLDEST_MS) return;
  answers.restore(key, { status, headers, body: Buffer.from(body, 'base64') }, madeMs);
}

/** Whole or not at all, whenever the process or the machine stops. */
async function writeWhole(file: string, head: string, entries: readonly Kept[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(`${head}\n`);
      // Line by line, so that nobody waits for all of it.
      await handle.writeFile(linesOf(entries));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
