import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { VISITOR } from '../access/api-viewer.ts';
import { createPostCache, serializePosts } from '../posts/reading/post-cache.ts';
import { findPosts } from '../posts/reading/queries.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

describeOnBothEngines('posts that have been read before', (api) => {
  const run = (text: string) => sql.raw(text).execute(api.db);
  const post = async (id: number) => (await api.get(`/post/${id}`, await api.tokenFor(1))).body;

  it.each<[string, string, object]>([
    ['their text', `update post set title = 'Nytt' where id = 111`, { title: 'Nytt' }],
    ['their content', `update post set content = '[]' where id = 111`, { content: [] }],
    ['a group more', 'insert into post_node values (111, 3)', { nodeId: [3] }],
    ['another group', 'update post_node set node_id = 4 where post_id = 111', { nodeId: [4] }],
    ['a group less', 'delete from post_node where post_id = 111', { nodeId: [] }],
    ['a reader more', 'insert into post_user values (111, 5)', { userId: [5] }],
    ['an editor more', 'insert into post_editor values (111, 5)', { editorId: [5] }],
    [
      'a category more',
      `insert into category (id, key, name, name_key, type) values (900, 'x', 'x', 'x', 'x');
      insert into post_category values (111, 900)`,
      { categoryId: [900] },
    ],
    ['a category that is gone', 'delete from category where id = 900', { categoryId: [] }],
    ['a user that is gone', 'delete from app_user where id = 5', { userId: [], editorId: [] }],
  ])('are answered with %s', async (_, change, expected) => {
    await run('delete from post_node where post_id = 111 and node_id not in (3, 4)');
    const before = await post(111);
    for (const [key, value] of Object.entries(expected)) expect(before[key], key).not.toEqual(value);
    for (const statement of change.split(';')) await run(statement);
    expect(await post(111)).toMatchObject(expected);
  });

  it('are answered with what their picture is called now', async () => {
    const { body } = await api.get('/post?type=news&perPage=50');
    const withPicture = body.find((one: { mediaId: number | null }) => one.mediaId !== null);
    await run(`update media set alt = 'En annan text' where id = ${withPicture.mediaId}`);
    const { body: after } = await api.get('/post?type=news&perPage=50');
    const same = after.find((one: { id: number }) => one.id === withPicture.id);
    expect(same.media.alt).toBe('En annan text');
    await run(`delete from media where id = ${withPicture.mediaId}`);
    expect((await post(withPicture.id)).media).toBeNull();
  });

  it('are found again when somebody has written them since they were found', async () => {
    const asking = { db: api.db, cache: createPostCache(), viewer: VISITOR, withContent: true, now: NOW };
    const { rows } = await findPosts(api.db, VISITOR, {}, NOW);
    await run(`update post set status = 'draft' where id = ${rows[0]?.id}`);
    expect(await serializePosts(rows, asking)).toBeNull();
    const { rows: later } = await findPosts(api.db, VISITOR, {}, NOW);
    expect(await serializePosts(later, asking)).toHaveLength(later.length);
    expect(later.map((one) => one.id)).not.toContain(rows[0]?.id);
  });

  it('are answered whole even where nothing can be kept', async () => {
    const asking = {
      db: api.db,
      cache: createPostCache({ maxBytes: 1 }),
      viewer: VISITOR,
      withContent: true,
      now: NOW,
    };
    const { rows } = await findPosts(api.db, VISITOR, {}, NOW);
    const texts = await serializePosts(rows, asking);
    const parsed = (texts ?? []).map((pieces) => JSON.parse(Buffer.concat(pieces).toString()));
    expect(parsed.map((one) => one.id)).toEqual(rows.map((row) => row.id));
    expect(parsed.every((one) => Array.isArray(one.content))).toBe(true);
  });
});
