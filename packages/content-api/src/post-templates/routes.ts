import { emptyPostFields, hasTemplates, POST_TEMPLATE_MAX_COUNT, type PostFields } from '@brandpost/domain';
import type { PostTemplate, WholePostTemplate } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { messages, validatePostTemplate } from '@brandpost/validation';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Actor } from '../changes/actor.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { PostTemplateTable } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { readWorkingCopy } from '../posts/history/working-copy.ts';
import { wirePost } from '../posts/reading/wire-post.ts';
import { isNotTrashed, mediaVisibleTo } from '../posts/rights/visible-media.ts';
import { pictureOf } from '../posts/storage/picture-of.ts';
import { keptFields } from '../posts/storage/post-version.ts';
import { openHistory } from '../posts/storage/read-post.ts';
import { requireValid } from '../validity/require-valid.ts';
import { withVisibleFiles } from './template-files.ts';

/** What new posts can begin as. Extensions; ADR 0068 */
export function postTemplateCalls({ db, now }: Dependencies): CallHandlers {
  const record = async (
    trx: Database,
    by: Actor,
    did: 'create' | 'update' | 'delete',
    { id, name }: PostTemplate,
  ) => {
    await hintStaff(trx, { kind: 'content' });
    const change = { action: `post-template.${did}`, entity: 'post-template', entityId: id } as const;
    await recordChange(trx, by, { ...change, [did === 'delete' ? 'before' : 'after']: { name } }, now());
  };
  return {
    listPostTemplates: () => listTemplates(db),
    getPostTemplate: ({ viewer, params }) =>
      readTemplate(db, params.id, sql`${mediaVisibleTo(viewer, now())} and ${isNotTrashed()}`),
    async savePostTemplate({ viewer, by, params, body }) {
      requireValid(validatePostTemplate(body));
      return await db.transaction().execute(async (trx) => {
        const moment = now();
        const { id, fields } = await openHistory(trx, viewer, params.id, moment);
        if (!hasTemplates(fields.type)) {
          throw unprocessable([{ field: 'type', message: 'Den här typen går inte att spara som mall' }]);
        }
        const written = (await readWorkingCopy(trx, id))?.fields ?? fields;
        const template = await createTemplate(trx, body, templateFields(written), moment);
        await record(trx, by, 'create', template);
        return template;
      });
    },
    async updatePostTemplate({ by, params, body }) {
      requireValid(validatePostTemplate(body));
      return await db.transaction().execute(async (trx) => {
        const template = await renameTemplate(trx, params.id, body);
        await record(trx, by, 'update', template);
        return template;
      });
    },
    async deletePostTemplate({ by, params }) {
      await db.transaction().execute(async (trx) => {
        await record(trx, by, 'delete', await deleteTemplate(trx, params.id));
      });
      return { ok: true };
    },
  };
}

/** What of a post others may begin with: what it says and for whom, else as in a post that nobody has written yet. */
function templateFields(fields: PostFields): PostFields {
  const { type, title, excerpt, blurbs, info, contact, content, pseudoAuthor, mediaId } = fields;
  const { parentId, nodeIds, categoryIds, language } = fields;
  return {
    ...emptyPostFields(),
    ...{ type, title, excerpt, blurbs, info, contact, content, pseudoAuthor, mediaId },
    ...{ parentId, nodeIds, categoryIds, language, status: 'draft' as const },
  };
}

type Names = { name: string; description: string };

/** All templates, in the order of Swedish names. */
async function listTemplates(db: Database): Promise<PostTemplate[]> {
  const rows = await db.selectFrom('post_template').selectAll().execute();
  return rows.map(templateFrom).sort((a, b) => compareSwedish(a.name, b.name) || a.id - b.id);
}

/**
 * One with the post that it makes, for groups and job roles that there still are.
 * @param maySee the condition on `media` under which the reader sees a record
 * @throws notFound
 */
async function readTemplate(
  db: Database,
  id: number,
  maySee: RawBuilder<boolean>,
): Promise<WholePostTemplate> {
  const row = await db.selectFrom('post_template').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  const fields = await withVisibleFiles(db, keptFields(row.fields), maySee);
  const { rows } = await sql<{ nodeIds: number[]; categoryIds: number[] }>`select
    array(select id from node where id = any(${fields.nodeIds}::integer[])) as "nodeIds",
    array(select id from category where id = any(${fields.categoryIds}::integer[])) as "categoryIds"`.execute(
    db,
  );
  // No post is without an address: the one that is made gets its own.
  const post = await wirePost(db, { id, version: 1, fields: { ...fields, ...rows[0], slug: `mall-${id}` } });
  return { ...templateFrom(row), post: { ...post, media: await pictureOf(db, fields.mediaId) } };
}

/** @throws unprocessable where another has the name, or there are as many as there may be */
async function createTemplate(
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
async function renameTemplate(trx: Database, id: number, names: Names): Promise<PostTemplate> {
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
async function deleteTemplate(trx: Database, id: number): Promise<PostTemplate> {
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
