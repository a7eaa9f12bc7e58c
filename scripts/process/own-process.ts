import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { exitCode } from './exit-code.ts';

/** A child in a group of its own, so that Ctrl+C reaches it once, through us, however many wrappers there are. */
export type OwnProcess = { child: ChildProcess; ended: Promise<number> };

const IMPATIENT_MS = 2000;

/** Starts a Node program that gets every signal that we get, until it ends. */
export function startOwnProcess(entry: string, args: readonly string[], options: ForkOptions): OwnProcess {
  const child = fork(entry, args, { ...options, detached: process.platform !== 'win32' });
  const stopForwarding = forwardSignals(child);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
  return { child, ended: ended.finally(stopForwarding) };
}

/**
 * A terminal, npx and pnpm may each pass on one and the same Ctrl+C: what comes close together counts once. Asking
 * again later is passed on, and the child then closes at once.
 */
function forwardSignals(child: ChildProcess): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  const forward = (signal: NodeJS.Signals) => {
    const nowMs = performance.now();
    if (nowMs - lastMs < IMPATIENT_MS) return;
    lastMs = nowMs;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
