import type { Dependencies } from '../dependencies.ts';
import { sweepMedia } from './sweep.ts';

const EVERY_MS = 3_600_000;

/**
 * Sweeps after a while and then every hour, in the background.
 * @param firstAfterMs how long the first one waits: a start has better things to do than pictures of new content
 * @param restore puts back what it can of lost files by their names in the store, and tells how many
 */
export function keepMediaSwept(
  deps: Pick<Dependencies, 'db' | 'media' | 'now'>,
  restore: (storedNames: readonly string[]) => Promise<number>,
  firstAfterMs: number,
): { close(): void } {
  const sweep = () =>
    deps.media.later(async () => {
      const lost = await sweepMedia(deps);
      if (lost.length > 0 && (await restore(lost)) > 0) await sweepMedia(deps);
    });
  const first = setTimeout(sweep, firstAfterMs).unref();
  const timer = setInterval(sweep, EVERY_MS).unref();
  return {
    close() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
