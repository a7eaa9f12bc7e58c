import { MEDIA_PATH, mediaFilename } from '@brandpost/cms-blocks';
import { pathIn } from '@brandpost/cms-blocks/editing';
import type { DeadLink } from '@brandpost/rubicore-api';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import { deadAddresses, deadAnswer } from '../external-links/dead-external-links.ts';
import { readLinkCheck } from '../external-links/link-records.ts';
import { pageOf } from '../lists/paging.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { type PublishedLink, publishedLinks } from '../posts/reading/published-links.ts';
import { knownPaths } from '../posts/targets/known-paths.ts';

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

/**
 * Every link that leads visitors nowhere, in what they see now: post by post, in the order of the text. Those that lead
 * elsewhere as they were when they were last asked.
 */
async function findDeadLinks(db: Database, now: Date): Promise<DeadLink[]> {
  const elsewhere = await deadAddresses(db);
  const found: DeadLink[] = [];
  for await (const links of publishedLinks(db, now)) {
    const isDead = await ownDead(db, links, now);
    for (const link of links) {
      const answer = deadAnswer(link, elsewhere);
      if (answer !== null) found.push({ ...link, answer });
      else if (isDead(link)) found.push(link);
    }
  }
  return found;
}

/** Which links lead to pages and files of the site itself that are not there. */
async function ownDead(
  db: Database,
  links: readonly PublishedLink[],
  now: Date,
): Promise<(link: PublishedLink) => boolean> {
  const paths = links.flatMap(({ href }) => ownPath(href) ?? []);
  const isFile = (path: string) => path.startsWith(MEDIA_PATH);
  const { missingPaths } = await knownPaths(
    db,
    paths.filter((path) => !isFile(path)),
    now,
  );
  const dead = new Set([...missingPaths, ...(await missingFiles(db, paths.filter(isFile)))]);
  return ({ href }) => dead.has(ownPath(href) ?? '');
}

/** A path of the site itself; null for what leads elsewhere. */
function ownPath(href: string): string | null {
  const address = href.trim();
  return address.startsWith('/') && !address.startsWith('//') ? pathIn(address) : null;
}

async function missingFiles(db: Database, paths: readonly string[]): Promise<string[]> {
  const names = paths.map(mediaFilename).filter((name) => name !== null);
  if (names.length === 0) return [...paths];
  const rows = await db.selectFrom('media_file').select('name').where('name', 'in', names).execute();
  const there = new Set(rows.map(({ name }) => name));
  return paths.filter((path) => !there.has(mediaFilename(path) ?? ''));
}
