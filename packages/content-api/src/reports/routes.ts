import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { readLinkCheck } from '../external-links/link-records.ts';
import { pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { findDeadLinks } from './dead-links.ts';

/** What those who look after the content have to look at. Extensions; UX section 4, Admin tables. */
export function reportCalls({ db, now, linkChecks }: Dependencies): CallHandlers {
  return {
    async listDeadLinks({ query }) {
      const { limit, offset } = pageOf(query);
      const found = await findDeadLinks(db, now());
      return { rows: found.slice(offset, offset + limit), total: found.length };
    },
    async getLinkCheck() {
      return { ...(await readLinkCheck(db, now())), isScheduled: linkChecks?.isScheduled ?? false };
    },
    async startLinkCheck() {
      if (linkChecks === null) throw notFound();
      await linkChecks.begin();
      return { ...(await readLinkCheck(db, now())), isScheduled: linkChecks.isScheduled };
    },
  };
}
