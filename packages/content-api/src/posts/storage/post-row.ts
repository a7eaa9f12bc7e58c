import { POST_FIELDS, type PostFieldName, type PostFieldOfKind, type PostFields } from '@brandpost/domain';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { columnOf, type PostColumnField } from '../../db/post-columns.ts';
import type { PostTable } from '../../db/schema.ts';

/** Where the numbers of the records lie that a field refers to several of. */
export const RELATIONS: {
  readonly [Name in PostFieldOfKind<'references'>]: { readonly table: string; readonly column: string };
} = {
  nodeIds: { table: 'post_node', column: 'node_id' },
  categoryIds: { table: 'post_category', column: 'category_id' },
  userIds: { table: 'post_user', column: 'user_id' },
  editorIds: { table: 'post_editor', column: 'user_id' },
};

const FIELD_NAMES = Object.keys(POST_FIELDS) as PostFieldName[];

/** The fields of a post as the database gives them: instants as dates. */
export type PostRow = {
  [Name in PostFieldName]: Name extends PostFieldOfKind<'instant'> ? Date | null : PostFields[Name];
};

/** The columns of a PostRow, from `post`. */
export function postColumns({ withContent = true } = {}): RawBuilder<PostRow> {
  const shown = FIELD_NAMES.filter((name) => withContent || name !== 'content');
  return sql`${sql.join(shown.map((name) => sql`${expressionOf(name)} as ${sql.ref(name)}`))}`;
}

function expressionOf(name: PostFieldName): RawBuilder<unknown> {
  if (!isRelation(name)) return sql`${sql.ref(`post.${columnOf(name)}`)}`;
  const { table, column } = RELATIONS[name];
  return sql`array(select ${sql.ref(column)} from ${sql.table(table)} where post_id = post.id order by 1)`;
}

function isRelation(name: PostFieldName): name is PostFieldOfKind<'references'> {
  return POST_FIELDS[name] === 'references';
}

/** The fields of a row that has all of them, or all but the content. */
export function fieldsOfRow(row: PostRow): PostFields {
  const entries = FIELD_NAMES.map((name) => {
    const value = row[name];
    return [name, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(entries);
}

type FieldColumns = Omit<
  Insertable<PostTable>,
  'id' | 'title_key' | 'created_date' | 'updated_date' | 'version'
>;

/** What is written into the columns of `post` that hold fields: objects and lists as JSON text. */
export function columnValues(fields: PostFields): FieldColumns {
  const names = FIELD_NAMES.filter((name): name is PostColumnField => !isRelation(name));
  const entries = names.map((name) => {
    const value = fields[name];
    const isJson = typeof value === 'object' && value !== null;
    return [columnOf(name), isJson ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(entries);
}
