import { MEDIA_PATH, mediaFilename } from '@brandpost/cms-blocks';
import { linksOf, pathIn } from '@brandpost/cms-blocks/editing';
import type { Blurb, ContentNode, InfoLink, PostType } from '@brandpost/domain';
import type { DeadLink } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';
import { knownPaths } from '../posts/targets/known-paths.ts';
import { resolveRows } from '../shared-content/resolve-content.ts';

const POSTS_AT_ONCE = 200;

type Row = {
  id: number;
  type: PostType;
  title: string;
  slug: string;
  blurb: Blurb[];
  info: InfoLink[];
  content: ContentNode[];
};

/** Every link that leads visitors nowhere, in what they see now: post by post, in the order of the text. */
export async function findDeadLinks(db: Database, now: Date): Promise<DeadLink[]> {
  const found: DeadLink[] = [];
  for (let after = 0; ; ) {
    const posts = await publishedPosts(db, after, now);
    found.push(...(await deadLinksIn(db, posts, now)));
    const last = posts.at(-1);
    if (last === undefined || posts.length < POSTS_AT_ONCE) return found;
    after = last.id;
  }
}

async function deadLinksIn(db: Database, posts: readonly Row[], now: Date): Promise<DeadLink[]> {
  const links = posts.flatMap(({ id, type, title, slug, blurb, info, content }) =>
    linksOf({ tree: content, post: { type, title, blurbs: blurb, info } }).flatMap(({ text, href }) => {
      const path = ownPath(href);
      return path === null ? [] : [{ path, link: { postId: id, type, title, slug, text, href } }];
    }),
  );
  const paths = links.map(({ path }) => path);
  const isFile = (path: string) => path.startsWith(MEDIA_PATH);
  const { missingPaths } = await knownPaths(
    db,
    paths.filter((path) => !isFile(path)),
    now,
  );
  const dead = new Set([...missingPaths, ...(await missingFiles(db, paths.filter(isFile)))]);
  return links.filter(({ path }) => dead.has(path)).map(({ link }) => link);
}

async function publishedPosts(db: Database, after: number, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`select post.id, type, title, slug, blurb, info, content from post
    where post.id > ${after} and ${visibleTo(VISITOR, now)} order by post.id limit ${POSTS_AT_ONCE}`.execute(
    db,
  );
  return await resolveRows(db, rows);
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
