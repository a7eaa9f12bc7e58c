import { blockOfType, kindOfProp } from '@brandpost/cms-blocks';
import type { ContentNode, PostFields } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { namesInContent } from '../posts/storage/media-use.ts';

/**
 * What a template says, with those pictures and files alone that somebody may see: a new post that named others would be
 * refused, and would tell them that there are any.
 * @param maySee the condition on `media` under which they see a record
 */
export async function withVisibleFiles(
  db: Database,
  fields: PostFields,
  maySee: RawBuilder<boolean>,
): Promise<PostFields> {
  const { mediaId, content } = fields;
  const { rows } = await sql<{ id: number; names: string[] }>`
    select media.id, array(select name from media_file where media_id = media.id) as names from media
    where ${maySee} and (media.id = ${mediaId}::integer or media.id in (select media_id from media_file
      where name = any(${namesInContent(content)}::text[])))`.execute(db);
  const names = new Set(rows.flatMap((row) => row.names));
  return {
    ...fields,
    mediaId: rows.some(({ id }) => id === mediaId) ? mediaId : null,
    content: withFiles(content, names),
  };
}

function withFiles(nodes: readonly ContentNode[], names: ReadonlySet<string>): ContentNode[] {
  return nodes.map((node) => {
    const own = namesInContent([{ ...node, children: [] }]);
    const isSeen = own.length > 0 && own.every((name) => names.has(name));
    const children = withFiles(node.children, names);
    return { ...node, props: isSeen ? node.props : withoutFiles(node), children };
  });
}

function withoutFiles({ type, props }: ContentNode): ContentNode['props'] {
  const block = blockOfType(type);
  const isOfFiles = (prop: string) => {
    const kind = block === null ? null : kindOfProp(block, prop);
    return kind === 'picture' || kind === 'documents';
  };
  return Object.fromEntries(
    Object.entries(props).map(([prop, value]) => [prop, isOfFiles(prop) ? '' : value]),
  );
}
