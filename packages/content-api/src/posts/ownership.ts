import { type RawBuilder, sql } from 'kysely';

/** Whose posts are asked for: those that a user has written, or also those that they edit. */
export type Ownership = { userId: number; role: 'author' | 'author-or-editor' };

/** The condition on `post` that it is one of theirs. */
export function belongsTo({ userId, role }: Ownership): RawBuilder<boolean> {
  if (role === 'author') return sql`post.author_id = ${userId}`;
  return sql`(post.author_id = ${userId} or exists (select 1 from post_editor
    where post_editor.post_id = post.id and post_editor.user_id = ${userId}))`;
}
