import { linksOf } from '@brandpost/cms-blocks/editing';
import type { Blurb, ContentNode, InfoLink, PostType } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { VISITOR } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { resolveRows } from '../../shared-content/resolve-content.ts';
import { visibleTo } from '../rights/visible-to.ts';

const POSTS_AT_ONCE = 200;

/** A link in a post, with the words that it stands on. */
export type PublishedLink = {
  postId: number;
  type: PostType;
  title: string;
  slug: string;
  text: string;
  href: string;
};

type Row = {
  id: number;
  type: PostType;
  title: string;
  slug: string;
  blurb: Blurb[];
  info: InfoLink[];
  content: ContentNode[];
};

/** Every link in what visitors see now, some posts at a time: post by post, in the order of the text. */
export async function* publishedLinks(db: Database, now: Date): AsyncGenerator<PublishedLink[]> {
  for (let after = 0; ; ) {
    const posts = await publishedPosts(db, sql<boolean>`post.id > ${after}`, now);
    yield (await resolveRows(db, posts)).flatMap(linksIn);
    const last = posts.at(-1);
    if (last === undefined || posts.length < POSTS_AT_ONCE) return;
    after = last.id;
  }
}

/** The same of one post; none where visitors do not see it. */
export async function publishedLinksOf(db: Database, postId: number, now: Date): Promise<PublishedLink[]> {
  const posts = await publishedPosts(db, sql<boolean>`post.id = ${postId}`, now);
  return (await resolveRows(db, posts)).flatMap(linksIn);
}

async function publishedPosts(db: Database, condition: RawBuilder<boolean>, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`select post.id, type, title, slug, blurb, info, content from post
    where ${condition} and ${visibleTo(VISITOR, now)} order by post.id limit ${POSTS_AT_ONCE}`.execute(db);
  return rows;
}

function linksIn({ id, type, title, slug, blurb, info, content }: Row): PublishedLink[] {
  return linksOf({ tree: content, post: { type, title, blurbs: blurb, info } }).map(({ text, href }) => ({
    ...{ postId: id, type, title, slug, text, href },
  }));
}

const MAX_LENGTH = 2_000;

/** What is asked for a link that leads elsewhere; null for the site's own, for what is no web address, and for what is too long. */
export function externalAddress(href: string): string | null {
  const url = URL.parse(href.trim());
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href.length > MAX_LENGTH ? null : url.href;
}
