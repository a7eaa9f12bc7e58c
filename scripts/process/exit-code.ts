import { constants } from 'node:os';

/** A program's end as a shell tells it: its own code, or 128 and the signal's number. */
export function exitCode(code: number | null, signal: NodeJS.Signals | null): number {
  if (code !== null) return code;
  return 128 + (signal === null ? 0 : constants.signals[signal]);
}
