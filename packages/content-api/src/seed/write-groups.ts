import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { DemoContent } from './demo-content.ts';

/** Nodes, categories and roles: what people and posts are tied to. */
export async function writeGroups(trx: Database, content: DemoContent): Promise<void> {
  for (const { id, name, value, parent } of content.nodes) {
    const row = { id, name, name_key: swedishSortKey(name), value, parent_id: parent };
    await trx.insertInto('node').values(row).execute();
  }
  for (const { id, key, name, type, nodeIds } of content.categories) {
    const row = { id, key, name, name_key: swedishSortKey(name), type };
    await trx.insertInto('category').values(row).execute();
    if (nodeIds.length === 0) continue;
    const ties = nodeIds.map((node_id) => ({ category_id: id, node_id }));
    await trx.insertInto('category_node').values(ties).execute();
  }
  for (const { id, key, name, capabilities } of content.roles) {
    await trx
      .insertInto('role')
      .values({ id, key, name, name_key: swedishSortKey(name) })
      .execute();
    const grants = capabilities.map((grant) => ({
      role_id: id,
      capability_key: grant.key,
      value: grant.value,
    }));
    if (grants.length > 0) await trx.insertInto('role_capability').values(grants).execute();
  }
}
