import { POST_TEMPLATE_MAX_COUNT, type PostFields } from '@brandpost/domain';
import type { PostTemplate, WholePostTemplate } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { messages } from '@brandpost/validation';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PostTemplateTable } from '../db/schema.ts';
import { notFound, unprocessable } from '../errors.ts';
import { wirePost } from '../posts/reading/wire-post.ts';
import { keptFields } from '../posts/storage/post-version.ts';

type Names = { name: string; description: string };

/** All templates, in the order of Swedish names. */
export async function listTemplates(db: Database): Promise<PostTemplate[]> {
  const rows = await db.selectFrom('post_template').selectAll().execute();
  return rows.map(templateFrom).sort((a, b) => compareSwedish(a.name, b.name) || a.id - b.id);
}

/** One with the post that it makes, for groups and job roles that there still are. @throws notFound */
export async function readTemplate(db: Database, id: number): Promise<WholePostTemplate> {
  const row = await db.selectFrom('post_template').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  const fields = keptFields(row.fields);
  const { rows } = await sql<{ nodeIds: number[]; categoryIds: number[] }>`select
    array(select id from node where id = any(${fields.nodeIds}::integer[])) as "nodeIds",
    array(select id from category where id = any(${fields.categoryIds}::integer[])) as "categoryIds"`.execute(
    db,
  );
  // No post is without an address: the one that is made gets its own.
  const post = await wirePost(db, { id, version: 1, fields: { ...fields, ...rows[0], slug: `mall-${id}` } });
  return { ...templateFrom(row), post: { ...post, media: null } };
}

/** @throws unprocessable where another has the name, or there are as many as there may be */
export async function createTemplate(
  trx: Database,
  names: Names,
  fields: PostFields,
  now: Date,
): Promise<PostTemplate> {
  await requirePlace(trx, null, names);
  const row = { ...rowOf(names), saved_date: now, fields: JSON.stringify(fields) };
  return templateFrom(
    await trx.insertInto('post_template').values(row).returningAll().executeTakeFirstOrThrow(),
  );
}

/** @throws notFound, unprocessable */
export async function renameTemplate(trx: Database, id: number, names: Names): Promise<PostTemplate> {
  await requirePlace(trx, id, names);
  const row = await trx
    .updateTable('post_template')
    .set(rowOf(names))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return templateFrom(row);
}

/** @throws notFound */
export async function deleteTemplate(trx: Database, id: number): Promise<PostTemplate> {
  const row = await trx.deleteFrom('post_template').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) throw notFound();
  return templateFrom(row);
}

/** One at a time, so that two who save do not both find the name free. */
async function requirePlace(trx: Database, id: number | null, names: Names): Promise<void> {
  await sql`lock table post_template in share row exclusive mode`.execute(trx);
  const others = await trx
    .selectFrom('post_template')
    .select('folded_name')
    .where('id', '!=', id ?? 0)
    .execute();
  const message = others.some((other) => other.folded_name === rowOf(names).folded_name)
    ? messages.templateNameTaken
    : others.length >= POST_TEMPLATE_MAX_COUNT
      ? messages.tooManyTemplates(POST_TEMPLATE_MAX_COUNT)
      : null;
  if (message !== null) throw unprocessable([{ field: 'name', message }]);
}

function rowOf({ name, description }: Names) {
  const trimmed = name.trim();
  return {
    name: trimmed,
    folded_name: trimmed.normalize('NFC').toLowerCase(),
    description: description.trim(),
  };
}

function templateFrom(row: Selectable<PostTemplateTable>): PostTemplate {
  const { id, name, description, saved_date } = row;
  return { id, name, description, type: keptFields(row.fields).type, savedDate: saved_date.toISOString() };
}
