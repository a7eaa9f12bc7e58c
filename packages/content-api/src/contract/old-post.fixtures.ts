import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './engines.fixtures.ts';

type OldPost = { content: readonly object[] } & Record<string, unknown>;

/** Publishes a post as it could be before what must be mended was refused. @returns its number */
export async function publishOld(
  api: TestApi,
  token: string,
  { content, ...rest }: OldPost,
): Promise<number> {
  const body = { ...rest, status: 'publish', content: [] };
  const answer = await api.send('POST', '/post', { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await sql`update post set content = ${JSON.stringify(content)} where id = ${answer.body.id}`.execute(
    api.db,
  );
  return Number(answer.body.id);
}
