import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { linkKey, type NodeInFile, PATH_SEPARATOR } from './content-file.ts';

/** The names of all that content refers to, by number, and the numbers by name. */
export type Names = {
  nodes: ReadonlyMap<number, NodeInFile>;
  nodePath: (id: number) => string | null;
  categoryKey: (id: number) => string | null;
  uid: (id: number) => string | null;
  filename: (id: number) => string | null;
  slug: (id: number) => string | null;
  link: (id: number) => string | null;
  idOf: Record<'node' | 'category' | 'user' | 'media' | 'post' | 'link', (name: string) => number | null>;
};

export async function readNames(trx: Database): Promise<Names> {
  const { rows: nodeRows } = await sql<NodeInFile & { id: number }>`
    with recursive named (id, path, value) as (
      select id, name, value from node where parent_id is null
      union all select node.id, named.path || ${PATH_SEPARATOR} || node.name, node.value
        from node join named on named.id = node.parent_id
    ) select id, path, value from named order by id`.execute(trx);
  const pairs = async (query: ReturnType<typeof sql<{ id: number; name: string }>>) => {
    const { rows } = await query.execute(trx);
    return rows;
  };
  const nodes = new Map(nodeRows.map(({ id, path, value }) => [id, { path, value }]));
  const links = await sql<{
    id: number;
    type: string;
    name: string;
  }>`select id, type, name from link order by id`.execute(trx);
  const by = {
    node: both(nodeRows.map(({ id, path }) => ({ id, name: path }))),
    category: both(await pairs(sql`select id, key as name from category`)),
    user: both(await pairs(sql`select id, uid as name from app_user`)),
    media: both(await pairs(sql`select id, filename as name from media`)),
    post: both(await pairs(sql`select id, slug as name from post`)),
    link: both(links.rows.map((link) => ({ id: link.id, name: linkKey(link) }))),
  };
  return {
    nodes,
    nodePath: by.node.nameOf,
    categoryKey: by.category.nameOf,
    uid: by.user.nameOf,
    filename: by.media.nameOf,
    slug: by.post.nameOf,
    link: by.link.nameOf,
    idOf: {
      node: by.node.idOf,
      category: by.category.idOf,
      user: by.user.idOf,
      media: by.media.idOf,
      post: by.post.idOf,
      link: by.link.idOf,
    },
  };
}

function both(rows: readonly { id: number; name: string }[]) {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return {
    nameOf: (id: number) => names.get(id) ?? null,
    idOf: (name: string) => ids.get(name) ?? null,
  };
}
