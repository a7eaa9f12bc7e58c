import {
  collectReferences,
  isMediaFilename,
  MEDIA_PATH,
  readPdfFiles,
  valuesOfKind,
  walkTree,
} from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { MediaUseField } from '../../db/schema.ts';

/** The part of a post that can name files; lists as they lie in the database. */
export type PostThatUsesMedia = { mediaId: number | null; content: unknown; blurbs: unknown; info: unknown };

/** An address of ours in running text, an attribute or a value of its own. */
const ADDRESS = new RegExp(`${MEDIA_PATH}([^\\s/?#"'<>\\\\]+)`, 'g');

/**
 * Notes which files a post uses: its picture, and all that its content and links name. Belongs in the transaction that
 * writes the post. A file that is being deleted meanwhile is not noted, nor one that the writer does not see: naming it
 * would let everybody see it who sees the post.
 * @param mayUse the condition on `media` under which the writer sees a record; left out, all may be used
 */
export async function writeMediaUse(
  trx: Database,
  postId: number,
  post: PostThatUsesMedia,
  mayUse: RawBuilder<boolean> = sql`true`,
): Promise<void> {
  const names = namesInPost(post);
  // Asked before anything is removed: what was there stays, no matter who writes.
  const { rows } = await sql<{ id: number }>`select media.id from media
    where (id in (select media_id from media_use where post_id = ${postId}) or ${mayUse})
      and (id = ${post.mediaId}::integer or id in (select media_id from media_file
        where name = any(${names.map((use) => use.name)}::text[])))`.execute(trx);
  const usable = rows.map((row) => row.id);
  await sql`delete from media_use where post_id = ${postId}`.execute(trx);
  if (names.length === 0 && post.mediaId === null) return;
  await sql`
    with used as (
      select media_file.media_id, named.field
      from unnest(${names.map((use) => use.name)}::text[], ${names.map((use) => use.field)}::text[])
        as named (name, field)
      join media_file on media_file.name = named.name
      union select ${post.mediaId}::integer, 'media'
    ), there as (
      select id from media where id in (select media_id from used) order by id for key share
    )
    insert into media_use (post_id, media_id, field)
    select ${postId}::integer, used.media_id, used.field from used join there on there.id = used.media_id
    where used.media_id = any(${usable}::integer[])`.execute(trx);
}

/** Names of files in a post's content and links, with where they stand. */
function namesInPost(post: PostThatUsesMedia): { name: string; field: MediaUseField }[] {
  return [
    ...namesInContent(post.content).map((name) => ({ name, field: 'content' as const })),
    ...namesInText(post.blurbs).map((name) => ({ name, field: 'blurbs' as const })),
    ...namesInText(post.info).map((name) => ({ name, field: 'info' as const })),
  ];
}

/** Names of files in a tree of blocks: pictures, papers, and links in text and buttons. */
export function namesInContent(content: unknown): string[] {
  const tree: ContentNode[] = Array.isArray(content) ? content : [];
  const papers = Array.from(walkTree(tree), ({ node }) =>
    valuesOfKind(node, 'documents')
      .flatMap(readPdfFiles)
      .map((file) => file.filename),
  );
  return unique([...collectReferences(tree).imageFilenames, ...papers.flat(), ...namesInText(tree)]);
}

/** Names of files in addresses of ours, wherever in a value they stand. */
function namesInText(value: unknown): string[] {
  const text = JSON.stringify(value ?? null);
  return unique(Array.from(text.matchAll(ADDRESS), ([, name = '']) => decoded(name)).filter(isMediaFilename));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/**
 * Notes which files a working copy uses, so that those who write it see them and nobody deletes them unknowingly.
 * @param mayUse the condition on `media` under which the writer sees a record: no other is noted
 */
export async function writeWorkingCopyMedia(
  trx: Database,
  postId: number,
  post: PostThatUsesMedia,
  mayUse: RawBuilder<boolean>,
): Promise<void> {
  const names = namesInPost(post).map(({ name }) => name);
  // Asked before anything is removed: what another editor has put in is seen because it is there.
  const { rows } = await sql<{ id: number }>`
    select id from media where ${mayUse} and (id = ${post.mediaId}::integer
      or id in (select media_id from media_file where name = any(${names}::text[])))
    order by id for key share`.execute(trx);
  const ids = rows.map((row) => row.id);
  await sql`delete from working_copy_media where post_id = ${postId} and media_id <> all(${ids}::integer[])`.execute(
    trx,
  );
  await sql`insert into working_copy_media (post_id, media_id)
    select ${postId}, id from unnest(${ids}::integer[]) as id on conflict do nothing`.execute(trx);
}

/** The condition on `media` that a shared block has the file: it was judged when that was saved, and is shown with it. */
export function isInShared(sharedIds: readonly number[]): RawBuilder<boolean> {
  return sql`media.id in (select media_id from shared_block_media
    where shared_block_id = any(${[...sharedIds]}::integer[]))`;
}

/**
 * Notes which files a shared block has. What was there stays, no matter who writes.
 * @param mayUse the condition on `media` under which the writer sees a record: no other is noted
 */
export async function writeSharedBlockMedia(
  trx: Database,
  sharedId: number,
  content: readonly ContentNode[],
  mayUse: RawBuilder<boolean>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from media
    where (${mayUse} or ${isInShared([sharedId])}) and id in (select media_id from media_file
      where name = any(${namesInContent(content)}::text[])) order by id for key share`.execute(trx);
  await sql`delete from shared_block_media where shared_block_id = ${sharedId}`.execute(trx);
  await sql`insert into shared_block_media (shared_block_id, media_id)
    select ${sharedId}::integer, id from unnest(${rows.map((row) => row.id)}::integer[]) as id`.execute(trx);
}
