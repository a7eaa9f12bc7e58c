import { SingleBar } from 'cli-progress';

export type Progress = { update(done: number, total: number): void; stop(): void };

/** A bar on a terminal; in a file or a pipe, where a bar would be noise, nothing. */
export function progressOf(what: string): Progress {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `${what} {bar} {percentage} %`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  let isStarted = false;
  return {
    update(done, total) {
      if (!isStarted) bar.start(total, done);
      isStarted = true;
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
