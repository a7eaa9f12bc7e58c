import type { PostStatus } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ApiViewer } from '../../access/api-viewer.ts';
import { valuesOf } from '../../lists/paging.ts';
import { patternOf } from '../../lists/pattern-of.ts';
import type { Call } from '../../plugins/catalogue-calls.ts';
import { changeableBy } from '../rights/post-rights.ts';
import { effectiveStatus, hasNotEnded, ROOT_NODE_ID, visibleTo } from '../rights/visible-to.ts';
import { hasClosed } from './vacancies.ts';

export type PostFilters = Call<'listPosts'>['query'];

/**
 * The conditions on `post` that a list asks for. They only narrow what the caller may see. Filters by node, category
 * and user widen each other: a post linked to any of what is named matches, as notifications need it (SPEC section 4).
 */
export function conditionsFor(viewer: ApiViewer, filters: PostFilters, now: Date): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [
    sql`${effectiveStatus(now)} = any(${valuesOf<PostStatus>(filters.status) ?? ['publish']}::text[])`,
  ];
  // Drafts and what lies in the trash keep their end date without being over.
  if (filters.includeEnded !== true) {
    conditions.push(sql`(${hasNotEnded(now)} or post.status in ('draft', 'trash'))`);
  }
  const types = valuesOf(filters.type);
  if (types !== null) conditions.push(sql`post.type = any(${types}::text[])`);
  const parents = valuesOf(filters.parentId);
  if (parents !== null) conditions.push(sql`post.parent_id = any(${parents}::integer[])`);
  if (filters.translationOfId !== undefined) {
    conditions.push(sql`post.translation_of_id = ${filters.translationOfId}`);
  }
  if (filters.isOlderVersion === true) {
    // As `isOlderThan` in the editor, of pages that the caller may see.
    conditions.push(sql`exists (select 1
      from (select id, updated_date from post where ${visibleTo(viewer, now)}) as original
      where original.id = post.translation_of_id
        and original.updated_date > coalesce(post.compared_date, post.updated_date))`);
  }
  if (filters.year !== undefined) conditions.push(publishedInYear(filters.year));
  if (filters.updatedBefore !== undefined) {
    conditions.push(sql`post.updated_date < ${filters.updatedBefore}::timestamptz`);
  }
  if (filters.isOpenVacancy === true) {
    conditions.push(sql`(post.vacancy is not null and not ${hasClosed(now)})`);
  }
  const { scheduledFrom, scheduledBefore } = filters;
  if (scheduledFrom !== undefined || scheduledBefore !== undefined) {
    conditions.push(happensBetween(viewer, scheduledFrom ?? null, scheduledBefore ?? null));
  }
  const part = filters.q?.trim() ?? '';
  if (part !== '') conditions.push(sql`post.title ilike ${patternOf(part)}`);
  const links = linkedToAny(filters);
  if (links !== null) conditions.push(links);
  return conditions;
}

/** That a post begins, ends or, for those who may change it, is changed by itself within a time. */
function happensBetween(viewer: ApiViewer, from: string | null, before: string | null): RawBuilder<boolean> {
  const isWithin = (column: string) => sql`(${sql.ref(column)} >= coalesce(${from}::timestamptz, '-infinity')
    and ${sql.ref(column)} < coalesce(${before}::timestamptz, 'infinity'))`;
  const isChanged = sql`${changeableBy(viewer)} and exists (select 1 from scheduled_change
    where scheduled_change.post_id = post.id and ${isWithin('scheduled_change.publish_at')})`;
  return sql`(${isWithin('post.published_date')} or ${isWithin('post.unpublished_date')} or ${isChanged})`;
}

function linkedToAny(filters: PostFilters): RawBuilder<boolean> | null {
  const nodes = valuesOf(filters.nodeId);
  const categories = valuesOf(filters.categoryId);
  const users = valuesOf(filters.userId);
  const links: RawBuilder<boolean>[] = [];
  if (nodes !== null) {
    // A post that names no node is for the root node.
    links.push(sql`exists (select 1 from post_node where post_node.post_id = post.id
        and post_node.node_id = any(${nodes}::integer[]))
      or ${ROOT_NODE_ID} = any(${nodes}::integer[])
        and not exists (select 1 from post_node where post_node.post_id = post.id)`);
  }
  if (categories !== null) {
    links.push(sql`exists (select 1 from post_category where post_category.post_id = post.id
      and post_category.category_id = any(${categories}::integer[]))`);
  }
  if (users !== null) {
    links.push(sql`exists (select 1 from post_user where post_user.post_id = post.id
      and post_user.user_id = any(${users}::integer[]))`);
  }
  return links.length === 0 ? null : sql`(${sql.join(links, sql` or `)})`;
}

/** Swedish time: the new year begins an hour before midnight in UTC. */
function publishedInYear(year: number): RawBuilder<boolean> {
  const start = (of: number) => sql`make_timestamptz(${of}::integer, 1, 1, 0, 0, 0, 'Europe/Stockholm')`;
  return sql`(post.published_date >= ${start(year)} and post.published_date < ${start(year + 1)})`;
}

/** Whose posts are asked for: those that a user has written, or also those that they edit. */
export type Ownership = { userId: number; role: 'author' | 'author-or-editor' };

/** The condition on `post` that it is one of theirs. */
export function belongsTo({ userId, role }: Ownership): RawBuilder<boolean> {
  if (role === 'author') return sql`post.author_id = ${userId}`;
  return sql`(post.author_id = ${userId} or exists (select 1 from post_editor
    where post_editor.post_id = post.id and post_editor.user_id = ${userId}))`;
}
