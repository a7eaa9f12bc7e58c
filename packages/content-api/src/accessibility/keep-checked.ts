import { clockInSweden } from '@brandpost/swedish';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { checkChangedPosts, checkSite, type SiteCheck } from './check-site.ts';
import { claimChangedPosts, claimCheck, endCheck } from './findings.ts';

/** How often it is looked whether the hour has come. */
const LOOK_EVERY_MS = 10 * 60_000;
/** Who publishes often publishes several times: all of it is checked together. */
const AFTER_CHANGE_MS = 20_000;

export type AccessibilityChecks = {
  /** Checks all now, unless it is being done; anyone who asks does not wait for it. @returns whether it began */
  begin(): Promise<boolean>;
};

type Options = Omit<SiteCheck, 'signal'> & {
  changes: Pick<ChangeFeed, 'subscribe'>;
  /** Of the night in Sweden, from 0 to 23. null: only when somebody asks. */
  hour: number | null;
  onFailure(error: unknown): void;
};

/** Checks the site each night, what is published soon after it was, and all when somebody asks. One at a time. */
export function keepChecked(options: Options): AccessibilityChecks & { close(): Promise<void> } {
  const { db, now, changes, hour, onFailure } = options;
  const closing = new AbortController();
  const check: SiteCheck = { ...options, signal: closing.signal };
  let running: Promise<void> = Promise.resolve();
  let afterChange: NodeJS.Timeout | null = null;

  const run = (work: () => Promise<void>) => {
    running = running
      .then(async () => {
        if (!closing.signal.aborted) await work();
      })
      .catch(onFailure);
  };
  const checkAll = async () => {
    try {
      await checkSite(check);
    } catch (error) {
      await endCheck(db, { pages: 0, files: 0, failed: ['/'] }, now());
      throw error;
    }
  };
  const beginWhereFree = async (dueBefore: Date | null) => {
    if (closing.signal.aborted || !(await claimCheck(db, now(), dueBefore))) return false;
    run(checkAll);
    return true;
  };
  const look = () => {
    if (hour === null) return;
    const moment = now();
    if (Number(clockInSweden(moment)?.hour) !== hour) return;
    // Once within the hour, whichever process sees it first.
    const dueBefore = new Date(moment.getTime() - 2 * 3_600_000);
    beginWhereFree(dueBefore).catch(onFailure);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  const unsubscribe = changes.subscribe(() => {
    if (hour === null || afterChange !== null) return;
    afterChange = setTimeout(() => {
      afterChange = null;
      run(async () => {
        const since = await claimChangedPosts(db, now());
        if (since !== null) await checkChangedPosts(check, since);
      });
    }, AFTER_CHANGE_MS).unref();
  });
  return {
    begin: () => beginWhereFree(null),
    async close() {
      closing.abort();
      clearInterval(timer);
      if (afterChange !== null) clearTimeout(afterChange);
      unsubscribe();
      await running;
    },
  };
}
