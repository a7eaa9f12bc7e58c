import { collectReferences, walkTree } from '@brandpost/cms-blocks';
import { checkContent, type Finding, type FindingCode } from '@brandpost/cms-blocks/editing';
import type { Blurb, ContentNode, InfoLink, PostType } from '@brandpost/domain';
import { pathOfPost } from '@brandpost/domain';
import { sql } from 'kysely';
import { VISITOR } from '../access/api-viewer.ts';
import type { Database } from '../db/database.ts';
import { visibleTo } from '../posts/rights/visible-to.ts';
import { resolveRows } from '../shared-content/resolve-content.ts';
import type { Found } from './found.ts';

/** What the editor's checks find that is also a lack by WCAG; style and dead links are not. */
const CRITERIA: Partial<Record<FindingCode, string>> = {
  'heading-empty': '2.4.6',
  'heading-skipped': '1.3.1',
  'heading-fake': '1.3.1',
  'picture-without-alt': '1.1.1',
  'link-text-empty': '2.4.4',
  'link-text-vague': '2.4.4',
  'link-text-address': '2.4.4',
  'link-text-same': '2.4.4',
  'table-without-headings': '1.3.1',
  'table-heading-empty': '1.3.1',
  'table-uneven': '1.3.1',
  'document-without-title': '2.4.2',
};

/** A post that visitors see, with what is found in its blocks. */
export type CheckedPost = { id: number; path: string; title: string; found: Found[] };

type Row = {
  id: number;
  type: PostType;
  title: string;
  slug: string;
  excerpt: string;
  blurb: Blurb[];
  info: InfoLink[];
  content: ContentNode[];
};

const POSTS_AT_ONCE = 200;

/**
 * Goes through what visitors see now by the editor's own rules.
 * @param since only posts that were changed after it; null for all
 */
export async function* checkedPosts(
  db: Database,
  now: Date,
  since: Date | null,
): AsyncGenerator<CheckedPost> {
  for (let after = 0; ; ) {
    const { rows: found } =
      await sql<Row>`select post.id, type, title, slug, excerpt, blurb, info, content from post
      where post.id > ${after} and ${visibleTo(VISITOR, now)}
        and (${since}::timestamptz is null or updated_date > ${since})
      order by post.id limit ${POSTS_AT_ONCE}`.execute(db);
    const rows = await resolveRows(db, found);
    const media = await mediaIn(db, rows);
    for (const row of rows) yield checkedPost(row, media);
    const last = rows.at(-1);
    if (last === undefined || rows.length < POSTS_AT_ONCE) return;
    after = last.id;
  }
}

type KnownMedia = Map<string, { alt: string; isDecorative: boolean }>;

function checkedPost(
  { id, type, title, slug, excerpt, blurb, info, content }: Row,
  media: KnownMedia,
): CheckedPost {
  const post = { type, title, excerpt, blurbs: blurb, info };
  const findings = checkContent({
    tree: content,
    post,
    known: { media, pages: new Set(), linkIds: new Set() },
  });
  const order = new Map(Array.from(walkTree(content), ({ node }, at) => [node.id, at + 1]));
  return {
    ...{ id, title, path: pathOfPost({ type, slug }) },
    found: numbered(findings.flatMap((finding) => foundOf(finding, order))),
  };
}

function foundOf({ code, blockId, message }: Finding, order: ReadonlyMap<string, number>): Found[] {
  const criterion = CRITERIA[code];
  if (criterion === undefined) return [];
  const at = blockId === null ? undefined : order.get(blockId);
  return [{ rule: `block/${code}`, message, criterion, place: at === undefined ? '' : `Block ${at}` }];
}

/** The same fault twice in one block is two faults. */
function numbered(found: readonly Found[]): Found[] {
  const times = new Map<string, number>();
  return found.map((one) => {
    const key = `${one.rule} ${one.place}`;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? one : { ...one, place: `${one.place} (${time})` };
  });
}

/** Files by name. Those that are gone are left out: a picture that is not there is no lack of its text. */
async function mediaIn(db: Database, rows: readonly Row[]): Promise<KnownMedia> {
  const names = [...new Set(rows.flatMap(({ content }) => collectReferences(content).imageFilenames))];
  if (names.length === 0) return new Map();
  const { rows: files } = await sql<{ name: string; alt: string; isDecorative: boolean }>`
    select media_file.name, media.alt, media.is_decorative as "isDecorative"
    from media_file join media on media.id = media_file.media_id
    where media_file.name = any(${names}::text[])`.execute(db);
  return new Map(files.map(({ name, alt, isDecorative }) => [name, { alt, isDecorative }]));
}
