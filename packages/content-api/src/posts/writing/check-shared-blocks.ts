import {
  dissolveShared,
  readSharedId,
  type SharedContent,
  sharedBlock,
  sharedIdsIn,
} from '@brandpost/cms-blocks';
import { type ContentNode, capabilityValue, mayHoldSharedBlocks, type PostFields } from '@brandpost/domain';
import { sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import type { Database } from '../../db/database.ts';
import { type FieldError, unprocessable } from '../../errors.ts';

type Row = { id: number; content: ContentNode[]; isGone: boolean; isHeld: boolean };

/**
 * Judges what a post refers to of shared blocks. Those that have been deleted become ordinary blocks: an old version that
 * is saved anew is whole.
 * @param id null for a post that is not there yet
 * @returns the content to be stored
 * @throws unprocessable for one that is not there, that the writer may not put there, or in a post that may hold none
 */
export async function checkSharedBlocks(
  trx: Database,
  id: number | null,
  { type, content }: Pick<PostFields, 'type' | 'content'>,
  viewer: ApiViewer,
): Promise<ContentNode[]> {
  if (!content.some((node) => node.type === sharedBlock.type)) return content;
  const { rows } = await sql<Row>`select id, content, deleted_date is not null as "isGone",
      exists (select 1 from post_shared_block as held
        where held.shared_block_id = shared_block.id and held.post_id = ${id}::integer) as "isHeld"
    from shared_block where id = any(${sharedIdsIn(content)}::integer[])`.execute(trx);
  const known = new Map(rows.map((row) => [row.id, row]));
  const errors = content.flatMap((node, index): FieldError[] => {
    if (node.type !== sharedBlock.type) return [];
    const refused = refusal(known.get(readSharedId(node) ?? 0), type, viewer);
    return refused === null ? [] : [{ field: `content/${index}`, message: refused }];
  });
  if (errors.length > 0) throw unprocessable(errors);
  const gone: SharedContent = new Map(rows.flatMap((row) => (row.isGone ? [[row.id, row.content]] : [])));
  return dissolveShared(content, gone);
}

function refusal(row: Row | undefined, type: PostFields['type'], viewer: ApiViewer): string | null {
  if (!mayHoldSharedBlocks(type)) return 'Krisinformation och annonser kan inte ha gemensamma block';
  const isSeen = row !== undefined && (row.isHeld || mayInsertShared(viewer));
  return isSeen ? null : 'Det gemensamma blocket finns inte';
}

/** Anyone who may write posts, or publish those of others: nobody else is shown the list of shared blocks. */
function mayInsertShared({ isAdministrator, grants }: ApiViewer): boolean {
  return (
    isAdministrator || ['create_post', 'publish_post'].some((key) => capabilityValue(grants, key) === true)
  );
}
