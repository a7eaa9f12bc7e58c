import { clockInSweden } from '@brandpost/swedish';
import { checkExternalLinks, type LinkCheckOptions } from './check-links.ts';
import { claimLinkCheck, endLinkCheck } from './link-records.ts';

/** How often it is looked whether the hour has come. */
const LOOK_EVERY_MS = 10 * 60_000;

export type LinkChecks = {
  /** Whether it is done each night, without anybody asking. */
  isScheduled: boolean;
  /** Asks all addresses now, unless it is being done; anyone who asks does not wait for it. @returns whether it began */
  begin(): Promise<boolean>;
};

type Options = Omit<LinkCheckOptions, 'signal'> & {
  /** Of the night in Sweden, from 0 to 23. null: only when somebody asks. */
  hour: number | null;
  onFailure(error: unknown): void;
};

/** Asks the addresses that posts lead to at an hour of each night, of several processes in one. */
export function keepLinksChecked(options: Options): LinkChecks & { close(): Promise<void> } {
  const { db, now, asker, hour, onFailure } = options;
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const check = async (isAll: boolean) => {
    let found = { asked: 0, isCutOff: false };
    try {
      found = await checkExternalLinks({ ...options, signal: closing.signal }, isAll);
    } finally {
      await endLinkCheck(db, found, now());
    }
  };
  const beginWhereFree = async (dueBefore: Date | null) => {
    if (closing.signal.aborted || !(await claimLinkCheck(db, now(), dueBefore))) return false;
    const work = check(dueBefore === null).catch(onFailure);
    running.add(work);
    void work.then(() => running.delete(work));
    return true;
  };
  const look = () => {
    const moment = now();
    if (hour === null || Number(clockInSweden(moment)?.hour) !== hour) return;
    // Once within the hour, whichever process sees it first.
    beginWhereFree(new Date(moment.getTime() - 2 * 3_600_000)).catch(onFailure);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    isScheduled: hour !== null,
    begin: () => beginWhereFree(null),
    async close() {
      closing.abort();
      clearInterval(timer);
      await Promise.all(running);
      await asker.close();
    },
  };
}
