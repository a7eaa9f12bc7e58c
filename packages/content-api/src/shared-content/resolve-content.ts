import { type SharedContent, sharedIdsIn, withSharedContent } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import type { Database } from '../db/database.ts';

/**
 * What the shared blocks hold that some trees refer to, deleted ones too: old versions of posts are to be whole. One
 * question, and none where nothing is referred to.
 */
export async function readSharedContent(
  db: Database,
  trees: readonly (readonly ContentNode[])[],
): Promise<SharedContent> {
  const ids = [...new Set(trees.flatMap((tree) => sharedIdsIn(treeOf(tree))))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('shared_block').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** A tree as readers get it: shared blocks with what they hold. Source: ADR 0074 */
export async function resolveContent(db: Database, content: readonly ContentNode[]): Promise<ContentNode[]> {
  const tree = treeOf(content);
  return withSharedContent(tree, await readSharedContent(db, [tree]));
}

/** The same for many rows in one question. */
export async function resolveRows<Row extends { content?: ContentNode[] }>(
  db: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  const trees = rows.flatMap(({ content }) => (content === undefined ? [] : [treeOf(content)]));
  const shared = await readSharedContent(db, trees);
  if (shared.size === 0) return [...rows];
  return rows.map((row) =>
    row.content === undefined ? row : { ...row, content: withSharedContent(treeOf(row.content), shared) },
  );
}

/** What lies in the database is not believed to be a tree. */
function treeOf(content: readonly ContentNode[]): readonly ContentNode[] {
  return Array.isArray(content) ? content : [];
}
