import { COMMENTS_OF_POST_MAX } from '@brandpost/domain';
import type { CommentThread, PostComments } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const [ADMINISTRATOR, PUBLISHER, AUTHOR, EDITOR, COLLEAGUE, OTHER] = [1, 3, 5, 6, 7, 8] as const;
const NEWS = { type: 'news', nodeIds: [1] };
const SIGNED_IN = [ADMINISTRATOR, PUBLISHER, AUTHOR, EDITOR, COLLEAGUE, OTHER];

describeOnBothEngines('comments on a post', (api) => {
  const tokens = new Map<number, string>();
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  let postId = 0;

  beforeAll(async () => {
    for (const id of SIGNED_IN) tokens.set(id, await api.tokenFor(id));
    await api.db
      .insertInto('user_capability')
      .values({ user_id: AUTHOR, capability_key: 'create_post', value: true })
      .execute();
  });
  beforeEach(async () => {
    const made = await api.send('POST', '/post', {
      token: tokenOf(AUTHOR),
      body: { title: 'Ett utkast', type: 'info', status: 'draft', editorIds: [EDITOR] },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    postId = made.body.id;
  });

  const send = (by: number | string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    api.send(method, `/post/${postId}/comment${path}`, {
      token: typeof by === 'string' ? by : tokenOf(by),
      ...(body === undefined ? {} : { body }),
    });
  const comment = (by: number | string, words: object = {}) =>
    send(by, 'POST', '', {
      text: 'Stämmer siffran?',
      mentionIds: [],
      blockId: 'b1',
      threadId: null,
      ...words,
    });
  const begin = async (by: number, words: object = {}): Promise<CommentThread> => {
    const { status, body } = await comment(by, words);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const list = async (by: number) =>
    (await api.get(`/post/${postId}/comment`, tokenOf(by))).body as PostComments;
  const publish = async (more: object = {}) => {
    const answer = await api.send('PUT', `/post/${postId}`, {
      token: tokenOf(ADMINISTRATOR),
      headers: { 'if-match': '*' },
      body: { status: 'publish', ...more },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  /** Somebody who acts as another, with all that both may. */
  const masqueradeAs = async (userId: number): Promise<string> => {
    const token = `masquerade-${userId}-${Math.random()}`;
    const row = {
      hash: tokenHash(token),
      type: 'masquerade',
      user_id: userId,
      masked_by: ADMINISTRATOR,
    } as const;
    await api.db
      .insertInto('token')
      .values({ ...row, issued: NOW })
      .execute();
    return token;
  };
  const noticesOf = async (userId: number) => {
    const { body } = await api.get('/my-notice?perPage=100', tokenOf(userId));
    return (body.notices as { kind: string; postId: number; occasion: string }[])
      .filter((one) => one.postId === postId && ['commented', 'mentioned'].includes(one.kind))
      .map(({ kind, occasion }) => `${kind} ${occasion.split(':')[0]}`);
  };
  const unreadOf = async (userId: number) => (await api.get('/my-notice', tokenOf(userId))).body.unread;
  const mentionable = (by: number | string, search = '') =>
    api.get(
      `/post/${postId}/mentionable?search=${encodeURIComponent(search)}`,
      typeof by === 'string' ? by : tokenOf(by),
    );

  it('are read and written by those who may change it: nobody else learns that there are any', async () => {
    const thread = await begin(AUTHOR);
    const calls = [
      ['GET', ''],
      ['POST', '', { text: 'Jag också', mentionIds: [], blockId: null, threadId: null }],
      ['POST', '', { text: 'Jag också', mentionIds: [], blockId: null, threadId: thread.id }],
      ['PUT', `/${thread.id}`, { text: 'Annat', mentionIds: [] }],
      ['PUT', `/${thread.id}/resolution`, { isResolved: true }],
      ['DELETE', `/${thread.id}`],
    ] as const;
    const statusesOf = async (token: string) => {
      const statuses = [(await mentionable(token)).status];
      for (const [method, path, body] of calls) {
        const answer =
          method === 'GET'
            ? await api.get(`/post/${postId}/comment`, token)
            : await send(token, method, path, body);
        expect(JSON.stringify(answer.body)).not.toContain('Stämmer');
        statuses.push(answer.status);
      }
      return [...new Set(statuses)];
    };
    const visitor = 'the-token-of-every-visitor';
    expect(await statusesOf(visitor)).toEqual([401]);
    expect(await statusesOf(tokenOf(COLLEAGUE))).toEqual([404]);
    // Published for everybody, it is seen, and what is said of it is not.
    await publish(NEWS);
    expect(await statusesOf(visitor)).toEqual([401]);
    expect(await statusesOf(tokenOf(COLLEAGUE))).toEqual([403]);
    for (const id of [ADMINISTRATOR, PUBLISHER, AUTHOR, EDITOR]) {
      expect((await list(id)).threads, `${id}`).toMatchObject([{ id: thread.id, blockId: 'b1' }]);
    }
    expect((await list(AUTHOR)).threads[0]?.comments).toHaveLength(1);
  });

  it('of a draft that a publisher does not see are not for them', async () => {
    await begin(AUTHOR);
    expect((await api.get(`/post/${postId}/comment`, tokenOf(PUBLISHER))).status).toBe(404);
    expect((await comment(PUBLISHER)).status).toBe(404);
  });

  it('of a post that is not there are not there', async () => {
    expect((await api.get('/post/999999/comment', tokenOf(ADMINISTRATOR))).status).toBe(404);
  });

  it('begin threads on blocks or on the post, are answered, resolved and opened again', async () => {
    const { id } = await begin(AUTHOR, { blockId: null });
    const answered = await begin(EDITOR, { threadId: id, blockId: 'ignored', text: '  Ja.\n' });
    expect(answered).toMatchObject({
      ...{ id, blockId: null, resolved: null },
      comments: [
        { text: 'Stämmer siffran?', authorId: AUTHOR, mayEdit: false, mayDelete: false },
        { text: 'Ja.', authorId: EDITOR, created: NOW.toISOString(), edited: null, mayEdit: true },
      ],
    });
    const resolve = (isResolved: boolean) => send(EDITOR, 'PUT', `/${id}/resolution`, { isResolved });
    expect((await resolve(true)).body.resolved).toEqual({
      date: NOW.toISOString(),
      byName: answered.comments[1]?.authorName,
    });
    expect((await resolve(true)).status).toBe(200);
    expect((await resolve(false)).body.resolved).toBeNull();
    await resolve(true);
    expect((await begin(AUTHOR, { threadId: id })).resolved).toBeNull();
    const answerId = answered.comments[1]?.id ?? 0;
    expect((await comment(AUTHOR, { threadId: answerId })).status, 'one level').toBe(404);
    expect((await send(AUTHOR, 'PUT', `/${answerId}/resolution`, { isResolved: true })).status).toBe(404);
  });

  it('are changed by the person who wrote them, and removed by them or an administrator', async () => {
    const { id } = await begin(AUTHOR);
    await begin(EDITOR, { threadId: id });
    const words = { text: 'Stämmer talet?', mentionIds: [] };
    expect((await send(EDITOR, 'PUT', `/${id}`, words)).status).toBe(403);
    expect((await send(ADMINISTRATOR, 'PUT', `/${id}`, words)).status).toBe(403);
    expect((await send(EDITOR, 'DELETE', `/${id}`)).status).toBe(403);
    const changed = await send(AUTHOR, 'PUT', `/${id}`, words);
    expect(changed.body.comments[0]).toMatchObject({ text: 'Stämmer talet?', edited: NOW.toISOString() });
    expect((await send(AUTHOR, 'DELETE', `/${id}`)).body).toEqual({ ok: true });
    expect((await list(EDITOR)).threads[0]?.comments).toMatchObject([
      { text: '', isRemoved: true, mayDelete: false },
      { text: 'Stämmer siffran?', isRemoved: false },
    ]);
    expect((await send(AUTHOR, 'PUT', `/${id}`, words)).status).toBe(404);
    const answer = (await list(EDITOR)).threads[0]?.comments[1]?.id;
    expect((await send(ADMINISTRATOR, 'DELETE', `/${answer}`)).status).toBe(200);
    expect((await list(EDITOR)).threads).toEqual([]);
  });

  it.each([
    ['no words', { text: ' \n ' }, 422, 'text'],
    ['too many', { text: 'å'.repeat(2001) }, 422, 'text'],
    ['what no database keeps', { text: 'a\u0000b' }, 400, ''],
    ['a number', { text: 7 }, 400, 'text'],
    ['a block without a name', { blockId: '' }, 400, 'blockId'],
    ['a block that no database keeps', { blockId: 'a\u0000' }, 400, ''],
    [
      'more people than are needed',
      { mentionIds: Array.from({ length: 21 }, (_, id) => id + 1) },
      400,
      'mentionIds',
    ],
    ['somebody twice', { mentionIds: [1, 1] }, 400, 'mentionIds'],
    ['nobody there is', { mentionIds: [999_999] }, 422, 'mentionIds'],
    ['a thread that is not there', { threadId: 999_999 }, 404, ''],
  ])('are refused with %s', async (_, words, status, field) => {
    const answer = await comment(AUTHOR, words);
    expect([answer.status, answer.body.errors?.[0]?.field ?? '']).toEqual([status, field]);
    expect(answer.body.message).toEqual(expect.any(String));
    expect((await list(AUTHOR)).threads).toEqual([]);
  });

  const OTHER_WORDS = {
    ...{
      part: 'html',
      exact: 'Eldaa ej',
      replacement: 'Elda inte',
      prefix: 'Nu gäller: ',
      suffix: ' i skogen.',
    },
  };
  const suggest = (by: number, more: object = {}) =>
    comment(by, { text: '', suggestion: OTHER_WORDS, ...more });

  it('suggest other words, with a reason or without, and are used, dismissed, answered and opened again', async () => {
    const { status, body } = await suggest(EDITOR);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({
      ...{ blockId: 'b1', suggestion: { ...OTHER_WORDS, outcome: null }, resolved: null },
      comments: [{ text: '', authorId: EDITOR, isRemoved: false }],
    });
    const resolve = async (by: number, words: object) =>
      (await send(by, 'PUT', `/${body.id}/resolution`, words)).body;
    expect(await resolve(AUTHOR, { isResolved: true, outcome: 'used' })).toMatchObject({
      ...{ suggestion: { outcome: 'used' }, resolved: { date: NOW.toISOString() } },
    });
    expect(await resolve(AUTHOR, { isResolved: false })).toMatchObject({
      ...{ suggestion: { outcome: null }, resolved: null },
    });
    expect(await resolve(EDITOR, { isResolved: true, outcome: 'dismissed' })).toMatchObject({
      suggestion: { outcome: 'dismissed' },
    });
    // Anyone who answers finds that there is more to say.
    expect(await begin(AUTHOR, { threadId: body.id, text: 'Varför?' })).toMatchObject({
      ...{ suggestion: { outcome: null }, resolved: null },
    });
    expect((await send(EDITOR, 'PUT', `/${body.id}`, { text: '', mentionIds: [] })).status).toBe(200);
    expect(await noticesOf(AUTHOR)).toContain(`commented ${body.id}`);
    const actions = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'after', 'is_public'])
      .where('entity_id', '=', String(postId))
      .where('action', 'like', 'post.%suggest%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      ...['post.suggest', 'post.use-suggestion', 'post.dismiss-suggestion'],
    ]);
    expect(JSON.stringify(actions)).not.toMatch(/Elda|true/);
  });

  it('that suggest words are for those alone who may change the post, and in nothing that others get', async () => {
    await publish(NEWS);
    await suggest(EDITOR, { text: 'Stavfel' });
    expect((await suggest(COLLEAGUE)).status).toBe(403);
    expect((await suggest(PUBLISHER)).status).toBe(201);
    for (const token of ['the-token-of-every-visitor', tokenOf(COLLEAGUE)]) {
      for (const path of [`/post/${postId}`, `/post/${postId}/comment`, '/search?q=Eldaa', '/my-notice']) {
        expect(JSON.stringify((await api.get(path, token)).body), path).not.toMatch(/Eldaa|Elda inte/);
      }
    }
    expect(JSON.stringify((await api.get(`/post/${postId}`, tokenOf(AUTHOR))).body)).not.toContain('Eldaa');
    await publish({ status: 'draft' });
    for (const id of [COLLEAGUE, PUBLISHER]) expect((await suggest(id)).status, `${id}`).toBe(404);
    const mask = await masqueradeAs(AUTHOR);
    const answer = await comment(mask, { text: '', suggestion: OTHER_WORDS });
    expect(answer.body).toMatchObject({ code: 'COMMENT_FOR_ANOTHER' });
  });

  it.each([
    ['the same words', { replacement: OTHER_WORDS.exact }, 422],
    ['no words', { exact: '' }, 400],
    ['too many words', { replacement: 'å'.repeat(5001) }, 400],
    ['too much around them', { prefix: 'å'.repeat(201) }, 400],
    ['what no database keeps', { replacement: 'a\u0000b' }, 400],
    ['half a sign', { replacement: 'a\ud83d' }, 400],
    ['a text by no name', { part: '' }, 400],
    ['a text by a path', { part: '__proto__.x' }, 400],
    ['a number', { exact: 7 }, 400],
    ['what is not asked for', { outcome: 'used' }, 400],
  ])('refuse a suggestion with %s', async (_, words, status) => {
    const answer = await suggest(EDITOR, { suggestion: { ...OTHER_WORDS, ...words } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
    expect((await list(AUTHOR)).threads).toEqual([]);
  });

  it('refuse a suggestion for a text that a post has not, and one in an answer is none', async () => {
    const ofPost = (part: string) => suggest(EDITOR, { blockId: null, suggestion: { ...OTHER_WORDS, part } });
    expect((await ofPost('html')).body.errors).toEqual([
      { field: 'suggestion.part', message: 'Det finns ingen sådan text' },
    ]);
    expect((await ofPost('title')).status).toBe(201);
    const { id } = await begin(AUTHOR);
    expect((await suggest(EDITOR, { threadId: id })).status).toBe(422);
    expect((await suggest(EDITOR, { threadId: id, text: 'Så här' })).body.suggestion).toBeNull();
    for (const words of [
      { isResolved: true, outcome: 'used' },
      { isResolved: true, outcome: 'dismissed' },
    ]) {
      expect((await send(AUTHOR, 'PUT', `/${id}/resolution`, words)).body.errors).toMatchObject([
        { field: 'outcome' },
      ]);
    }
    const reopened = { isResolved: false, outcome: 'used' };
    expect((await send(AUTHOR, 'PUT', `/${id}/resolution`, reopened)).status).toBe(422);
    expect((await send(AUTHOR, 'PUT', `/${id}/resolution`, { isResolved: true, outcome: 'x' })).status).toBe(
      400,
    );
  });

  it('take what they suggest with them when they are removed', async () => {
    const { body } = await suggest(EDITOR);
    await begin(AUTHOR, { threadId: body.id });
    await send(EDITOR, 'DELETE', `/${body.id}`);
    const [thread] = (await list(AUTHOR)).threads;
    expect(thread).toMatchObject({ suggestion: null, comments: [{ isRemoved: true }, {}] });
    const kept = await api.db
      .selectFrom('post_comment')
      .select('suggestion')
      .where('id', '=', body.id)
      .execute();
    expect(kept).toEqual([{ suggestion: null }]);
  });

  it('of one post are not reached through another', async () => {
    const { id } = await begin(AUTHOR);
    const other = await api.send('POST', '/post', {
      token: tokenOf(AUTHOR),
      body: { title: 'Ett annat', type: 'info', status: 'draft' },
    });
    const at = (path: string) => `/post/${other.body.id}/comment${path}`;
    const words = { text: 'Hej', mentionIds: [] };
    for (const [method, path, body] of [
      ['PUT', `/${id}`, words],
      ['PUT', `/${id}/resolution`, { isResolved: true }],
      ['POST', '', { ...words, threadId: id, blockId: null }],
    ] as const) {
      expect((await api.send(method, at(path), { token: tokenOf(AUTHOR), body })).status, path).toBe(404);
    }
    expect((await api.send('DELETE', at(`/${id}`), { token: tokenOf(AUTHOR) })).status).toBe(404);
  });

  it('are written by nobody who acts as somebody else, who may read them as that person may', async () => {
    const { id } = await begin(AUTHOR);
    const mask = await masqueradeAs(AUTHOR);
    const read = await api.get(`/post/${postId}/comment`, mask);
    expect(read.body).toMatchObject({
      mayWrite: false,
      threads: [{ comments: [{ mayEdit: false, mayDelete: false }] }],
    });
    const words = { text: 'I ditt namn', mentionIds: [] };
    expect((await comment(mask)).body).toMatchObject({ code: 'COMMENT_FOR_ANOTHER' });
    for (const [method, path, body] of [
      ['PUT', `/${id}`, words],
      ['PUT', `/${id}/resolution`, { isResolved: true }],
      ['DELETE', `/${id}`],
    ] as const) {
      expect((await send(mask, method, path, body)).status).toBe(403);
    }
    const colleague = await masqueradeAs(COLLEAGUE);
    expect((await api.get(`/post/${postId}/comment`, colleague)).status).toBe(404);
    expect((await mentionable(colleague)).status).toBe(404);
  });

  it('offer to mention those alone who read them, found by name', async () => {
    const idsFor = async (by: number | string, search?: string) =>
      ((await mentionable(by, search)).body as { id: number }[]).map(({ id }) => id);
    expect((await idsFor(AUTHOR)).sort()).toEqual([ADMINISTRATOR, 2, EDITOR].sort());
    expect(await idsFor(AUTHOR, 'sigrid')).toEqual([ADMINISTRATOR]);
    expect(await idsFor(ADMINISTRATOR, 'sigrid')).toEqual([]);
    const { displayName } = await api.db
      .selectFrom('app_user')
      .select('display_name as displayName')
      .where('id', '=', COLLEAGUE)
      .executeTakeFirstOrThrow();
    expect(await idsFor(AUTHOR, displayName)).toEqual([]);
    expect((await mentionable(AUTHOR, 'a\u0000b')).status).toBeLessThan(500);
    await publish(NEWS);
    expect(await idsFor(AUTHOR)).toContain(PUBLISHER);
    expect(await idsFor(AUTHOR)).not.toContain(COLLEAGUE);
    await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', EDITOR).execute();
    expect(await idsFor(AUTHOR)).not.toContain(EDITOR);
    await api.db.updateTable('app_user').set({ is_active: true }).where('id', '=', EDITOR).execute();
  });

  it('offer twenty of many', async () => {
    const rows = Array.from({ length: 120 }, (_, number) => {
      const name = `masse${number}`;
      const names = { first_name: 'Masse', last_name: `M${number}`, display_name: `Masse M${number}` };
      return {
        ...{ username: name, uid: name, ...names, display_name_key: name, profile: '{}', is_active: true },
      };
    });
    const made = await sql<{ id: number }>`insert into app_user
        (username, uid, first_name, last_name, display_name, display_name_key)
      select username, uid, first_name, last_name, display_name, display_name_key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (username text, uid text, first_name text,
        last_name text, display_name text, display_name_key text) returning id`.execute(api.db);
    const ids = made.rows.map(({ id }) => id);
    // The last thirty by name may change all posts.
    for (const user_id of ids.slice(-30)) {
      await api.db
        .insertInto('user_capability')
        .values({ user_id, capability_key: 'publish_post', value: true })
        .execute();
    }
    await publish(NEWS);
    const found = (await mentionable(AUTHOR, 'masse')).body as { id: number }[];
    expect(found).toHaveLength(20);
    expect(found.every(({ id }) => ids.slice(-30).includes(id))).toBe(true);
    await api.db.deleteFrom('app_user').where('id', 'in', ids).execute();
  });

  it('mention nobody who may not read them, also when they are changed', async () => {
    const { id } = await begin(AUTHOR);
    for (const answer of [
      await comment(AUTHOR, { mentionIds: [EDITOR, COLLEAGUE] }),
      await send(AUTHOR, 'PUT', `/${id}`, { text: 'Hej', mentionIds: [COLLEAGUE] }),
      await comment(AUTHOR, { mentionIds: [PUBLISHER] }),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([
        { field: 'mentionIds', message: 'Någon som du nämner får inte läsa kommentarerna här' },
      ]);
    }
    expect((await list(AUTHOR)).threads).toHaveLength(1);
    expect(await noticesOf(COLLEAGUE)).toEqual([]);
    expect((await api.get(`/post/${postId}/comment`, tokenOf(COLLEAGUE))).status).toBe(404);
  });

  it('notify author, editors and those in the thread, and to each who is mentioned, in one notice', async () => {
    const first = await begin(AUTHOR);
    expect(await noticesOf(AUTHOR)).toEqual([]);
    expect(await noticesOf(EDITOR)).toEqual([`commented ${first.id}`]);
    expect(await noticesOf(ADMINISTRATOR)).toEqual([]);
    const second = await begin(EDITOR, { threadId: first.id, mentionIds: [ADMINISTRATOR, AUTHOR] });
    const answer = second.comments[1]?.id;
    expect(await noticesOf(AUTHOR)).toEqual([`mentioned ${answer}`]);
    expect(await noticesOf(ADMINISTRATOR)).toEqual([`mentioned ${answer}`]);
    expect(await noticesOf(EDITOR)).toEqual([`commented ${first.id}`]);
    const third = await begin(ADMINISTRATOR, { threadId: first.id });
    const last = third.comments[2]?.id;
    await begin(AUTHOR, { threadId: first.id });
    expect(await noticesOf(ADMINISTRATOR)).toHaveLength(2);
    expect(await noticesOf(AUTHOR)).toContain(`commented ${last}`);
    for (const id of [COLLEAGUE, PUBLISHER]) expect(await noticesOf(id), `${id}`).toEqual([]);
    await send(EDITOR, 'DELETE', `/${answer}`);
    expect(await noticesOf(ADMINISTRATOR)).not.toContain(`mentioned ${answer}`);
  });

  it('are announced with the name of who wrote them', async () => {
    const { id } = await begin(AUTHOR, { mentionIds: [ADMINISTRATOR] });
    const noticeTo = async (userId: number) =>
      (await api.get('/my-notice?perPage=100', tokenOf(userId))).body.notices.find(
        (one: { postId: number; occasion: string }) =>
          one.postId === postId && one.occasion.split(':')[0] === `${id}`,
      );
    const { display_name: name } = await api.db
      .selectFrom('app_user')
      .select('display_name')
      .where('id', '=', AUTHOR)
      .executeTakeFirstOrThrow();
    expect(await noticeTo(EDITOR)).toMatchObject({ kind: 'commented', who: name });
    expect(await noticeTo(ADMINISTRATOR)).toMatchObject({ kind: 'mentioned', who: name });
  });

  it('are refused in Swedish where there are as many as there may be, and have room again once one is removed', async () => {
    const { id } = await begin(AUTHOR);
    await sql`insert into post_comment (post_id, thread_id, author_id, text, created)
      select ${postId}, ${id}, ${AUTHOR}, 'Ett svar', ${NOW} from generate_series(2, ${COMMENTS_OF_POST_MAX})`.execute(
      api.db,
    );
    const answer = { text: 'Ett till', mentionIds: [], blockId: null, threadId: id };
    const refused = await send(EDITOR, 'POST', '', answer);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      {
        field: 'text',
        message: 'Det går att ha högst 500 kommentarer här. Ta bort några som inte behövs längre.',
      },
    ]);
    await sql`delete from post_comment where id = (select max(id) from post_comment where post_id = ${postId})`.execute(
      api.db,
    );
    expect((await send(EDITOR, 'POST', '', answer)).status).toBe(201);
  });

  it('notify anyone who is mentioned later, and nobody who stays mentioned', async () => {
    const { id } = await begin(AUTHOR, { mentionIds: [EDITOR] });
    const occasions = async (userId: number) =>
      (await api.get('/my-notice?perPage=100', tokenOf(userId))).body.notices
        .filter((one: { kind: string; postId: number }) => one.kind === 'mentioned' && one.postId === postId)
        .map(({ occasion }: { occasion: string }) => occasion);
    const before = await occasions(EDITOR);
    await send(AUTHOR, 'PUT', `/${id}`, { text: 'Hej', mentionIds: [EDITOR, ADMINISTRATOR] });
    expect(await occasions(EDITOR)).toEqual(before);
    expect(await noticesOf(ADMINISTRATOR)).toEqual([`mentioned ${id}`]);
  });

  it('are neither listed nor counted among the notices of anyone who may not read them any more', async () => {
    const before = [await unreadOf(EDITOR), await unreadOf(AUTHOR)];
    const { id } = await begin(AUTHOR, { mentionIds: [EDITOR] });
    await begin(ADMINISTRATOR, { threadId: id });
    expect(await noticesOf(EDITOR)).toHaveLength(2);
    expect(await unreadOf(EDITOR)).toBe((before[0] ?? 0) + 2);
    await publish({ status: 'draft', editorIds: [] });
    expect(await noticesOf(EDITOR)).toEqual([]);
    expect(await unreadOf(EDITOR)).toBe(before[0]);
    const without = { user_id: AUTHOR, capability_key: 'create_post' };
    await api.db.updateTable('user_capability').set({ value: false }).where('user_id', '=', AUTHOR).execute();
    expect(await noticesOf(AUTHOR), JSON.stringify(without)).toEqual([]);
    await api.db.updateTable('user_capability').set({ value: true }).where('user_id', '=', AUTHOR).execute();
    expect(await noticesOf(AUTHOR)).toHaveLength(1);
  });

  it('stay with a post in the trash, of which nobody is notified, and go with it', async () => {
    await begin(AUTHOR, { mentionIds: [EDITOR] });
    await publish({ status: 'trash' });
    expect((await list(AUTHOR)).threads).toHaveLength(1);
    expect(await noticesOf(EDITOR)).toEqual([]);
    expect((await api.send('DELETE', `/post/${postId}`, { token: tokenOf(ADMINISTRATOR) })).status).toBe(200);
    const left = await api.db.selectFrom('post_comment').select('id').where('post_id', '=', postId).execute();
    expect(left).toEqual([]);
  });

  it('leave the post, its versions and what others see of it as they are', async () => {
    await publish(NEWS);
    const before = (await api.get(`/post/${postId}`, tokenOf(AUTHOR))).body;
    const versions = (await api.get(`/post/${postId}/version?all=true`, tokenOf(AUTHOR))).total;
    const made = await comment(AUTHOR, { text: 'Hemligheten Xylofon', mentionIds: [EDITOR] });
    expect(made.headers['x-public-change']).toBe('no');
    expect((await api.get(`/post/${postId}`, tokenOf(AUTHOR))).body).toEqual(before);
    expect((await api.get(`/post/${postId}/version?all=true`, tokenOf(AUTHOR))).total).toBe(versions);
    for (const token of ['the-token-of-every-visitor', tokenOf(COLLEAGUE), tokenOf(AUTHOR)]) {
      const found = await api.get('/search?q=Xylofon', token);
      expect(JSON.stringify(found.body)).not.toContain('Hemligheten');
    }
    const entries = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'after', 'is_public'])
      .where('entity_id', '=', String(postId))
      .where('action', '=', 'post.comment')
      .execute();
    expect(entries).toMatchObject([{ actor_id: AUTHOR, is_public: false }]);
    expect(JSON.stringify(entries)).not.toContain('Xylofon');
  });

  it('have the pages of those ask anew whom they concern, and of nobody else', async () => {
    const hinted: number[] = [];
    const unsubscribe = api.changes.subscribeToHints((hint) => {
      if (hint.kind === 'own') hinted.push(hint.userId);
      else hinted.push(-1);
    });
    await begin(AUTHOR, { mentionIds: [ADMINISTRATOR] });
    await expect.poll(() => hinted.toSorted()).toEqual([ADMINISTRATOR, AUTHOR, EDITOR].toSorted());
    unsubscribe();
  });

  it('are part of what is kept about a person, and go with them', async () => {
    const person = await api.send('POST', '/user', {
      token: tokenOf(ADMINISTRATOR),
      body: { username: 'kommen01', firstName: 'Kom', lastName: 'Mentar' },
    });
    const userId = person.body.id as number;
    tokens.set(userId, await api.tokenFor(userId));
    await publish({ editorIds: [EDITOR, userId], status: 'draft' });
    const mine = await begin(userId, { text: 'Mina ord', suggestion: OTHER_WORDS });
    await begin(EDITOR, { threadId: mine.id, text: 'Tack @Kom Mentar!', mentionIds: [userId] });
    const exported = await api.get(`/user/${userId}/export`, tokenOf(ADMINISTRATOR));
    expect(exported.body.comments).toMatchObject([
      { id: mine.id, postId, text: 'Mina ord', suggestion: OTHER_WORDS },
    ]);
    const anonymised = await api.send('DELETE', `/user/${userId}`, { token: tokenOf(ADMINISTRATOR) });
    expect(anonymised.status, JSON.stringify(anonymised.body)).toBe(200);
    const { threads } = await list(AUTHOR);
    expect(JSON.stringify(threads)).not.toMatch(/Mina ord|Kom Mentar|Eldaa/);
    expect(threads[0]?.comments).toMatchObject([
      { isRemoved: true, authorName: 'Borttagen användare' },
      { text: 'Tack @Borttagen användare!', mentions: [] },
    ]);
  });
});
