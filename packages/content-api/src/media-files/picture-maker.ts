import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type ApiFailure, unreadablePicture, uploadsBusy } from '../errors.ts';
import { lowerPriority } from '../low-priority.ts';
import type { MadePicture, PictureOrder, PictureReport } from './picture-orders.ts';
import { storageFailure } from './storage-failure.ts';

/** From the sources as from a build. */
const SCRIPT = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);
/** Copies are of a picture that has been judged, and give way to all else: on a busy machine they take long. */
const ORDER_MS = { prepare: 30_000, sizes: 120_000 } as const;
/** What the process has taken of memory is given back when nobody has sent a picture for a while. */
const REST_MS = 30_000;
const MAX_WAITING = 30;

type Waiting = { order: PictureOrder; resolve(made: MadePicture[]): void; reject(error: ApiFailure): void };

/** Has pictures read and made in a process apart, one at a time; a process that dies is replaced by the next order. */
export type PictureMaker = {
  /**
   * The picture itself without metadata, and its thumbnail.
   * @throws ApiFailure 422 for what is no picture or asks for too much, 503 while too many wait, 507 for a full disk
   */
  prepare(order: Omit<PictureOrder & { task: 'prepare' }, 'task'>): Promise<MadePicture[]>;
  /** Narrower copies in another format. What can wait is made when nobody else waits. */
  makeSizes(
    order: Omit<PictureOrder & { task: 'sizes' }, 'task'>,
    when: { canWait: boolean },
  ): Promise<MadePicture[]>;
  /** Gives up what is being made. */
  close(): void;
};

export function createPictureMaker({
  orderMs = ORDER_MS,
  restMs = REST_MS,
}: {
  orderMs?: Record<PictureOrder['task'], number>;
  restMs?: number;
} = {}): PictureMaker {
  const uploads: Waiting[] = [];
  const later: Waiting[] = [];
  let child: ChildProcess | null = null;
  let isWorking = false;
  let resting: NodeJS.Timeout | undefined;

  function ask(queue: Waiting[], order: PictureOrder): Promise<MadePicture[]> {
    return new Promise((resolve, reject) => {
      if (queue.length >= MAX_WAITING) return reject(uploadsBusy());
      queue.push({ order, resolve, reject });
      void work();
    });
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(resting);
    for (let next = take(); next !== undefined; next = take()) {
      const report = await carryOut(next.order);
      if ('made' in report) next.resolve(report.made);
      else next.reject(failureFrom(report));
    }
    isWorking = false;
    resting = setTimeout(stop, restMs).unref();
  }

  function take(): Waiting | undefined {
    return uploads.shift() ?? later.shift();
  }

  function carryOut(order: PictureOrder): Promise<PictureReport> {
    const worker = child ?? start();
    child = worker;
    return new Promise((resolve) => {
      const end = (report: PictureReport) => {
        clearTimeout(timer);
        worker.off('message', finish).off('exit', die).off('error', fail);
        resolve(report);
      };
      const lose = (failure: string) => {
        worker.kill('SIGKILL');
        if (child === worker) child = null;
        end({ failure, code: null });
      };
      const finish = (report: unknown) => end(report as PictureReport);
      const die = (code: number | null, signal: string | null) => lose(`ended with ${signal ?? code}`);
      const fail = (error: Error) => lose(error.message);
      const timer = setTimeout(() => lose('took too long'), orderMs[order.task]);
      worker.once('message', finish).once('exit', die).once('error', fail);
      worker.send(order, (error) => {
        if (error !== null) lose(error.message);
      });
    });
  }

  function start(): ChildProcess {
    const worker = fork(SCRIPT, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=128'],
      // It has nothing to do with the settings, some of which are secrets.
      env: { PATH: process.env.PATH },
    });
    lowerPriority(worker);
    // It may also die while it rests.
    const dropWorker = () => {
      if (child === worker) child = null;
    };
    return worker.on('exit', dropWorker).on('error', dropWorker);
  }

  function stop(): void {
    child?.kill('SIGKILL');
    child = null;
  }

  return {
    prepare: (order) => ask(uploads, { task: 'prepare', ...order }),
    makeSizes: (order, { canWait }) => ask(canWait ? later : uploads, { task: 'sizes', ...order }),
    close() {
      clearTimeout(resting);
      for (const { reject } of [...uploads.splice(0), ...later.splice(0)]) reject(uploadsBusy());
      stop();
    },
  };
}

/** A full disk is reported as such; of all else the picture is to blame. */
function failureFrom({ failure, code }: { failure: string; code: string | null }): ApiFailure {
  const cause = Object.assign(new Error(failure), { code });
  const storage = storageFailure(cause);
  return storage.status === 507 ? storage : unreadablePicture([], { cause });
}
