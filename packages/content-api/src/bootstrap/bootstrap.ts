import {
  ADMINISTRATOR_ROLE_KEY,
  DEFAULT_CONFIGURATION,
  emptyPostFields,
  type PostFields,
  type PostType,
} from '@brandpost/domain';
import { sql } from 'kysely';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { keepVersion } from '../posts/storage/post-version.ts';
import { writePost } from '../posts/storage/write-post.ts';
import { ABOUT_US, PAGES_TO_BEGIN_FROM, type PageToBeginFrom } from './fixed-pages.ts';

/**
 * Writes what every service needs and the product looks for by number or key, where it is missing: the node
 * for everyone, the categories of files and of groups, and the administrators' role; and drafts of the pages that every
 * service has. Source: SPEC section 9.
 */
export async function bootstrap(trx: Database, now: Date): Promise<void> {
  const { groupCategoryId, defaultMediaCategoryId } = DEFAULT_CONFIGURATION;
  const root = {
    name: 'Gemensamt',
    name_key: swedishSortKey('Gemensamt'),
    value: 'gemensamt',
    parent_id: null,
  };
  const { rows } = await sql`select 1 from node limit 1`.execute(trx);
  if (rows.length === 0) {
    const { id } = await trx.insertInto('node').values(root).returning('id').executeTakeFirstOrThrow();
    await createFixedPages(trx, id, now);
  }
  const categories = [
    { id: defaultMediaCategoryId, key: 'bilder', name: 'Bilder', type: 'media' },
    { id: groupCategoryId, key: 'grupper', name: 'Grupper', type: 'group' },
  ];
  for (const category of categories) {
    await trx
      .insertInto('category')
      .values({ ...category, name_key: swedishSortKey(category.name) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await sql`select setval(pg_get_serial_sequence('category', 'id'), (select max(id) from category))`.execute(
    trx,
  );
  await sql`insert into category_node (category_id, node_id)
    select ${groupCategoryId}::integer, min(id) from node on conflict do nothing`.execute(trx);
  await trx
    .insertInto('role')
    .values({ key: ADMINISTRATOR_ROLE_KEY, name: 'Administratör', name_key: swedishSortKey('Administratör') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Puts the pages that every service has to have into one that has none, as drafts for everyone's node. */
async function createFixedPages(trx: Database, nodeId: number, now: Date): Promise<void> {
  const write = async (page: PageToBeginFrom, at: { type: PostType; parentId: number; order: number }) => {
    const fields: PostFields = { ...emptyPostFields(), ...page, ...at, status: 'draft', nodeIds: [nodeId] };
    const postId = await writePost(trx, { ...fields, updatedDate: now.toISOString() });
    await keepVersion(trx, { postId, number: 1, fields, by: THE_SYSTEM, now });
    const change = { action: 'post.create', entity: 'post', entityId: postId, after: fields } as const;
    await recordChange(trx, THE_SYSTEM, change, now);
    return postId;
  };
  const parentId = await write(ABOUT_US, { type: 'page-related', parentId: 0, order: 1 });
  for (const [index, page] of PAGES_TO_BEGIN_FROM.entries()) {
    await write(page, { type: 'page', parentId, order: index + 1 });
  }
}
