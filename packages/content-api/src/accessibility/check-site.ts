import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MEDIA_PATH } from '@brandpost/cms-blocks';
import { sql } from 'kysely';
import { VISITOR } from '../access/api-viewer.ts';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { MediaFiles } from '../media-files/media-files.ts';
import { mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { checkedPosts } from './check-posts.ts';
import { endCheck, forgetOtherPages, storeFindings } from './findings.ts';
import type { Found } from './found.ts';
import { type Checker, openChecker } from './open-checker.ts';
import type { SitePages } from './site-pages.ts';

/** What is not checked by then waits for the next time. */
const LONGEST_MS = 60 * 60_000;

export type SiteCheck = {
  db: Database;
  now: () => Date;
  media: MediaFiles;
  pages: SitePages;
  /** Ends a check that is under way. */
  signal: AbortSignal;
};

type Round = { check: SiteCheck; checker: Checker; failed: string[]; hasChanged: boolean; untilMs: number };

/** Checks every page that visitors see and every PDF that they may open. Anyone who calls it has claimed the check. */
export async function checkSite(check: SiteCheck): Promise<void> {
  const { db, now } = check;
  await inRound(check, async (round) => {
    const posts = await postsOf(check, null);
    const listed = await check.pages.list().catch(() => {
      round.failed.push('/sitemap.xml');
      return [];
    });
    const paths = [...new Set([...listed, ...posts.keys()])];
    for (const path of paths) await checkPage(round, path, posts.get(path));
    const files = await publicPapers(db, now());
    for (const file of files) await checkPaper(round, file);
    const filePaths = files.map(({ name }) => MEDIA_PATH + name);
    if (await forgetOtherPages(db, [...paths, ...filePaths])) round.hasChanged = true;
    await endCheck(db, { pages: paths.length, files: files.length, failed: round.failed }, now());
  });
}

/** Checks the pages of posts that were changed after a moment, while it is fresh in mind. */
export async function checkChangedPosts(check: SiteCheck, since: Date): Promise<void> {
  const posts = await postsOf(check, since);
  if (posts.size === 0) return;
  await inRound(check, async (round) => {
    for (const [path, post] of posts) await checkPage(round, path, post);
  });
}

/** Visitors' pages are renewed when the statement says something else. */
async function inRound(check: SiteCheck, work: (round: Round) => Promise<void>): Promise<void> {
  const checker = openChecker();
  const round: Round = { check, checker, failed: [], hasChanged: false, untilMs: Date.now() + LONGEST_MS };
  try {
    await work(round);
  } finally {
    checker.close();
    if (round.hasChanged) await announceChange(check);
  }
}

async function announceChange({ db, now }: SiteCheck): Promise<void> {
  const action = 'installation.accessibility' as const;
  const change = { action, entity: 'installation', entityId: null, isPublic: true } as const;
  await db.transaction().execute((trx) => recordChange(trx, THE_SYSTEM, change, now()));
}

type Post = { title: string; found: Found[] };

async function postsOf({ db, now }: SiteCheck, since: Date | null): Promise<Map<string, Post>> {
  const posts = new Map<string, Post>();
  for await (const { path, title, found } of checkedPosts(db, now(), since))
    posts.set(path, { title, found });
  return posts;
}

async function checkPage(round: Round, path: string, post: Post | undefined): Promise<void> {
  const { check, checker, failed } = round;
  if (isOver(round)) return void failed.push(path);
  try {
    const html = await check.pages.read(path);
    if (html === null) {
      await store(round, { path, title: post?.title ?? path, found: post?.found ?? [] });
      return;
    }
    const answer = await checker.check({ kind: 'html', html, url: `http://localhost${path}` });
    if (!answer.ok) throw new Error(answer.why);
    const title = post?.title ?? answer.title.replace(/ – .*$/, '');
    await store(round, { path, title, found: [...(post?.found ?? []), ...answer.found] });
  } catch {
    failed.push(path);
  }
}

type Paper = { name: string; storedName: string; title: string };

async function checkPaper(round: Round, { name, storedName, title }: Paper): Promise<void> {
  const { check, checker, failed } = round;
  const path = MEDIA_PATH + name;
  if (isOver(round)) return void failed.push(path);
  try {
    await check.media.inWorkFolder(async (folder) => {
      const stored = await check.media.store.open(storedName);
      if (stored === null) throw new Error('The file is gone.');
      const file = join(folder, 'paper.pdf');
      await pipeline(stored.stream, createWriteStream(file));
      const answer = await checker.check({ kind: 'pdf', file });
      if (!answer.ok) throw new Error(answer.why);
      await store(round, { path, title, found: answer.found });
    });
  } catch {
    failed.push(path);
  }
}

function isOver({ check, untilMs }: Round): boolean {
  return check.signal.aborted || Date.now() > untilMs;
}

async function store(round: Round, page: Parameters<typeof storeFindings>[1]): Promise<void> {
  const { db, now } = round.check;
  if (await storeFindings(db, page, now())) round.hasChanged = true;
}

/** PDFs that a visitor may open. */
async function publicPapers(db: Database, now: Date): Promise<Paper[]> {
  const { rows } = await sql<Paper>`select media_file.name, media_file.stored_name as "storedName",
      coalesce(nullif(media.title, ''), media.filename) as title
    from media_file join media on media.id = media_file.media_id
    where media_file.role = 'original' and media_file.file_type = 'application/pdf'
      and media.missing_since is null and ${mediaVisibleTo(VISITOR, now)}
    order by media.id`.execute(db);
  return rows;
}
