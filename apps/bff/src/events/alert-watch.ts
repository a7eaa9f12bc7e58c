import { LIST_PER_PAGE } from '@brandpost/domain';
import { callAddress, catalogue } from '@brandpost/rubicore-api';
import type { AskForVisitors } from '../rubicore/ask-for-visitors.ts';

/** So that several changes at once are looked at once. */
const GATHER_MS = 100;
const ALERTS = callAddress(
  catalogue.listPosts.path,
  {},
  {
    type: 'alert',
    sort: 'publishedDate DESC',
    perPage: LIST_PER_PAGE,
  },
);

/** Notices when the crisis alerts that are on have changed. */
export type AlertWatch = { look(): void };

/** @param onChanged told when they are other than they were; not of how they were at first */
export function createAlertWatch(visitors: AskForVisitors, onChanged: () => void): AlertWatch {
  let before: string | null = null;
  let timer: NodeJS.Timeout | null = null;
  const look = async () => {
    timer = null;
    try {
      const now = (await visitors(ALERTS, { isList: true, isPart: true })).body.toString();
      if (before !== null && before !== now) onChanged();
      before = now;
    } catch {
      // Upstream is away: nothing can be said, and the next change is looked at again.
    }
  };
  return {
    look() {
      if (timer === null) timer = setTimeout(() => void look(), GATHER_MS).unref();
    },
  };
}
