import { ADMINISTRATOR_ROLE_KEY, DEFAULT_CONFIGURATION } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { layFixedPages } from './lay-fixed-pages.ts';

/**
 * Writes what every service stands on and that the product looks for by number or key, where it is missing: the node
 * for everyone, the categories of files and of groups, and the administrators' role; and drafts of the pages that every
 * service has. Source: SPEC section 9.
 */
export async function layFoundation(trx: Database, now: Date): Promise<void> {
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
    await layFixedPages(trx, id, now);
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
