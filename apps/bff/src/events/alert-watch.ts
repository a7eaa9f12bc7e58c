import { setTimeout as wait } from 'node:timers/promises';
import { type AlertNotice, alertNotice, alertSummary, LIST_PER_PAGE } from '@brandpost/domain';
import { callAddress, catalogue, decodePost } from '@brandpost/rubicore-api';
import { type AskForVisitors, newNotes } from '../cache/ask-for-visitors.ts';

/** So that several changes at once are looked at once. */
const GATHER_MS = 100;
/** Upstream is away, or what it answered was from before: looked at again, later each time. */
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 1000;
const ALERTS = callAddress(
  catalogue.listPosts.path,
  {},
  {
    type: 'alert',
    sort: 'publishedDate DESC',
    perPage: LIST_PER_PAGE,
  },
);

/** Follows which crisis alerts visitors may read, and in which wording. */
export type AlertWatch = {
  /** Something may have changed. */
  look(): void;
  /** The alerts as they were last seen; null before they have been. */
  seen(): readonly AlertNotice[] | null;
  stop(): void;
};

/** @param onChanged called with the alerts when they are first seen, and when they are other than they were */
export function createAlertWatch(
  visitors: AskForVisitors,
  onChanged: (alerts: readonly AlertNotice[]) => void,
): AlertWatch {
  const stopped = new AbortController();
  let seen: readonly AlertNotice[] | null = null;
  let isWanted = false;
  let isLooking = false;

  /** @returns null for what may be from before */
  const current = async (): Promise<readonly AlertNotice[] | null> => {
    const notes = newNotes();
    try {
      const { body } = await visitors(ALERTS, { isList: true, isPart: true }, notes);
      return notes.isStale ? null : alertsIn(body.toString());
    } catch {
      return null;
    }
  };
  // One after the other: an answer that took long must not be taken for newer than one that was quick.
  const lookUntilSeen = async () => {
    isLooking = true;
    let retryMs = FIRST_RETRY_MS;
    while (isWanted) {
      await pause(GATHER_MS);
      isWanted = false;
      const alerts = await current();
      if (alerts === null) {
        isWanted = true;
        await pause(retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      } else if (JSON.stringify(alerts) !== JSON.stringify(seen)) {
        seen = alerts;
        onChanged(alerts);
      }
    }
    isLooking = false;
  };
  const pause = (ms: number) => wait(ms, null, { ref: false, signal: stopped.signal });

  return {
    look() {
      isWanted = true;
      // It throws only when it is stopped.
      if (!isLooking) void lookUntilSeen().catch(() => undefined);
    },
    seen: () => seen,
    stop: () => stopped.abort(),
  };
}

function alertsIn(body: string): AlertNotice[] {
  const rows: unknown = JSON.parse(body);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const alert = decodePost(row);
    return alert === null ? [] : [alertNotice(alertSummary(alert))];
  });
}
