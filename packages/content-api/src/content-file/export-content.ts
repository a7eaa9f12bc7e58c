import { dissolveShared } from '@brandpost/cms-blocks';
import type { PostFields } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lockPost } from '../posts/storage/read-post.ts';
import { readSharedContent } from '../shared-content/resolve-content.ts';
import type { ContentFile, LinkInFile, PostInFile } from './content-file.ts';
import { type Names, readNames } from './names.ts';
import { renameReferences } from './references-in-blocks.ts';

/** All content of a service, in an order that depends on nothing but the content. */
export async function exportContent(db: Database): Promise<ContentFile> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const names = await readNames(trx);
      const { rows: links } =
        await sql<LinkInFile>`select type, name, icon, short_description as "shortDescription",
        long_description as "longDescription", url, needs, processing_time as "processingTime", cost,
        sign_in as "signIn" from link order by type, name_key, id`.execute(trx);
      const { rows: media } = await sql<ContentFile['media'][number]>`select filename, title, alt,
        (select key from category where id = media.category_id) as category from media order by filename`.execute(
        trx,
      );
      const { rows: categories } = await sql<{
        id: number;
        key: string;
        name: string;
        type: string;
        nodeIds: number[];
      }>`
        select id, key, name, type, array(select node_id from category_node where category_id = category.id) as "nodeIds"
        from category order by key`.execute(trx);
      const ids = await trx.selectFrom('post').select('id').orderBy('slug').execute();
      const posts: PostInFile[] = [];
      for (const { id } of ids) {
        const stored = await lockPost(trx, id);
        if (stored === null) continue;
        const { content } = stored.fields;
        const shared = await readSharedContent(trx, [content]);
        posts.push(postInFile({ ...stored.fields, content: dissolveShared(content, shared) }, names));
      }
      return {
        format: 1,
        nodes: [...names.nodes.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
        categories: categories.map(({ id: _, nodeIds, ...category }) => ({
          ...category,
          nodes: named(nodeIds, names.nodePath),
        })),
        media,
        links,
        posts,
      };
    });
}

function postInFile(fields: PostFields, names: Names): PostInFile {
  const {
    parentId,
    mediaId,
    authorId,
    translationOfId,
    nodeIds,
    categoryIds,
    userIds,
    editorIds,
    content,
    acknowledgementRound: _,
    ...underTheirNames
  } = fields;
  return {
    ...underTheirNames,
    parent: names.slug(parentId),
    media: mediaId === null ? null : names.filename(mediaId),
    author: authorId === null ? null : names.uid(authorId),
    translationOf: translationOfId === null ? null : names.slug(translationOfId),
    nodes: named(nodeIds, names.nodePath),
    categories: named(categoryIds, names.categoryKey),
    users: named(userIds, names.uid),
    editors: named(editorIds, names.uid),
    content: renameReferences(content, {
      link: (id) => names.link(Number(id)),
      media: () => 1,
    }),
  };
}

function named(ids: readonly number[], nameOf: (id: number) => string | null): string[] {
  return ids.flatMap((id) => nameOf(id) ?? []).toSorted();
}
