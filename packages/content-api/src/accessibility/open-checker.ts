import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { lowerPriority } from '../low-priority.ts';
import type { Found } from './found.ts';

export type CheckOrder = { kind: 'html'; html: string; url: string } | { kind: 'pdf'; file: string };
export type CheckAnswer = { ok: true; title: string; found: Found[] } | { ok: false; why: string };

/** From the sources as from a build. */
const SCRIPT = join(import.meta.dirname, `check-process${extname(import.meta.filename)}`);
const LONGEST_MS = 30_000;

export type Checker = {
  /** One at a time: the next is asked for when this has been answered. */
  check(order: CheckOrder): Promise<CheckAnswer>;
  close(): void;
};

/**
 * Checks pages and papers in one process of low priority, which is ended when one of them takes too long, and started
 * again with the next.
 */
export function openChecker({ longestMs = LONGEST_MS } = {}): Checker {
  let child: ChildProcess | null = null;
  const start = () => {
    const started = fork(SCRIPT, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=384'],
      // It has nothing to do with the settings, some of which are secrets.
      env: { PATH: process.env.PATH },
    });
    lowerPriority(started);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  };
  return {
    check(order) {
      const asked = child ?? start();
      return new Promise((resolve) => {
        const end = (answer: CheckAnswer) => {
          clearTimeout(timer);
          asked.removeAllListeners('message').off('exit', onExit).off('error', onExit);
          resolve(answer);
        };
        const onExit = () => end({ ok: false, why: 'The process that checks ended.' });
        const timer = setTimeout(() => {
          asked.kill('SIGKILL');
          end({ ok: false, why: 'It took too long.' });
        }, longestMs);
        asked.once('message', (message) => end(message as CheckAnswer));
        asked.once('exit', onExit).once('error', onExit);
        asked.send(order, () => {});
      });
    },
    close() {
      child?.kill('SIGKILL');
    },
  };
}
