import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from '../access/api-viewer.ts';
import { viewerOfUser } from '../access/viewer-of-user.ts';
import { eventsFor } from '../audit-log/events.ts';
import { MAX_STATES } from '../posts/history/working-copy.ts';
import { describeOnBothEngines, NOW, VISITOR_TOKEN } from './engines.fixtures.ts';
import { fileOf, picture, upload } from './media.fixtures.ts';

const ADMINISTRATOR = 1;
/** May publish. */
const EDITOR = 3;
/** May nothing; named as an editor of the post. */
const NAMED = 5;
/** Reads the post like everybody else. */
const READER = 7;
/** Many times as often at night. */
const RUNS = 30 * Number(process.env.TEST_TIMES ?? 1);
const SECRET = 'hemligtutkastord';
const NEWS = {
  type: 'news',
  title: 'Rök över hamnen',
  excerpt: 'Det brinner.',
  status: 'publish',
  nodeIds: [1],
};

describeOnBothEngines('the working copy of a post', (api) => {
  const tokens = new Map<number, string>();
  let postId = 0;
  let version = 0;
  const tokenOf = (userId: number) => tokens.get(userId) ?? '';
  const path = () => `/post/${postId}/working-copy`;
  const save = (
    body: object,
    { by = ADMINISTRATOR, on, query = '' }: { by?: number; on?: number; query?: string } = {},
  ) =>
    api.send('PUT', `${path()}${query}`, {
      token: tokenOf(by),
      body,
      headers: on === undefined ? {} : { 'if-match': `"${on}"` },
    });
  const read = (by = ADMINISTRATOR) => api.get(path(), tokenOf(by));

  beforeAll(async () => {
    for (const id of [ADMINISTRATOR, EDITOR, NAMED, READER]) tokens.set(id, await api.tokenFor(id));
  });
  beforeEach(async () => {
    const token = tokenOf(ADMINISTRATOR);
    const { body } = await api.send('POST', '/post', { token, body: NEWS });
    postId = body.id;
    await api.send('PUT', `/editor/${postId}`, { token, body: { userIds: [NAMED] } });
    version = 2;
  });

  it('is what was sent, on the post as it is, with a number of its own', async () => {
    expect((await read()).status).toBe(404);
    const { status, body, headers } = await save({ title: 'Rök över hamnen, igen' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      post: { id: postId, title: 'Rök över hamnen, igen', excerpt: NEWS.excerpt, status: 'publish', version },
      number: 1,
      base: version,
      savedDate: NOW.toISOString(),
      authorId: ADMINISTRATOR,
      authorName: 'Sigrid Systemlund',
    });
    expect(headers.etag).toBe('"1"');
    const answer = await read(EDITOR);
    expect([answer.body, answer.headers.etag]).toEqual([body, '"1"']);
  });

  it('is as unfinished as a draft may be, and holds to what a draft must', async () => {
    expect((await save({ title: '', excerpt: '', nodeIds: [] })).body.post.title).toBe('');
    expect((await save({ title: 'x'.repeat(129) }, { on: 1 })).status).toBe(200);
    const refused = await save({ title: 'x'.repeat(257) }, { on: 2 });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'title']);
    const { body } = await read();
    expect([body.number, body.post.title.length]).toEqual([2, 129]);
  });

  it('remembers which sibling the post is to go before, until another is named', async () => {
    const reported = async (changes: object, on?: number) =>
      (await save(changes, on === undefined ? {} : { on })).body.orderPostBeforeId;
    expect(await reported({ title: 'Utan plats' })).toBeNull();
    expect(await reported({ orderPostBeforeId: 301 }, 1)).toBe(301);
    expect(await reported({ title: 'Med plats' }, 2)).toBe(301);
    expect((await read()).body).toMatchObject({ number: 3, orderPostBeforeId: 301 });
    expect(await reported({ orderPostBeforeId: null }, 3)).toBeNull();
  });

  it('is saved on the state that its writer saw, and else refused with both', async () => {
    await save({ title: 'Första' });
    await save({ title: 'Andra' }, { on: 1, by: NAMED });
    const late = await save({ title: 'Också andra' }, { on: 1, by: EDITOR });
    expect(late.status).toBe(412);
    expect(late.body.yours).toMatchObject({ number: 1, post: { title: 'Första' } });
    expect(late.body.current).toMatchObject({ number: 2, post: { title: 'Andra' }, authorId: NAMED });
    const unaware = await save({ title: 'Börjar på nytt' });
    expect([unaware.status, unaware.body.yours, unaware.body.current.number]).toEqual([412, null, 2]);
    expect((await save({ title: 'x' }, { on: 99 })).body.yours).toBeNull();
    expect(
      (
        await api.send('PUT', path(), {
          token: tokenOf(ADMINISTRATOR),
          body: {},
          headers: { 'if-match': 'x' },
        })
      ).status,
    ).toBe(400);
    expect((await read()).body.post.title).toBe('Andra');
  });

  it('that two create at once is one of the two', async () => {
    const answers = await Promise.all([save({ title: 'Ena' }), save({ title: 'Andra' }, { by: EDITOR })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await read()).body.post.title).toBe(winner?.body.post.title);
  });

  it(`loses nothing that was acknowledged when two write at once, ${RUNS} times`, async () => {
    const acknowledged: { number: number; title: string }[] = [];
    const seen = new Map([
      [EDITOR, 0],
      [NAMED, 0],
    ]);
    let refused = 0;
    const write = async (by: number, readsFirst: boolean, title: string) => {
      if (readsFirst) seen.set(by, (await read(by)).body.number ?? 0);
      const on = seen.get(by) ?? 0;
      const { status, body } = await save({ title }, on === 0 ? { by } : { by, on });
      if (status === 412) {
        refused++;
        expect(body.current.number).not.toBe(on);
        return;
      }
      expect([status, body.number]).toEqual([200, on + 1]);
      seen.set(by, body.number);
      acknowledged.push({ number: body.number, title });
    };
    const moves = fc.sample(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { numRuns: RUNS, seed: 112 });
    for (const [run, [editorReads, namedReads, isAtOnce]] of moves.entries()) {
      const first = () => write(EDITOR, editorReads, `Redaktören ${run}`);
      const second = () => write(NAMED, namedReads, `Den namngivna ${run}`);
      if (isAtOnce) await Promise.all([first(), second()]);
      else await first().then(second);
    }
    const inOrder = acknowledged.toSorted((one, other) => one.number - other.number);
    expect(inOrder.map(({ number }) => number)).toEqual(inOrder.map((_, index) => index + 1));
    expect([refused > RUNS / 10, acknowledged.length > RUNS / 2]).toEqual([true, true]);
    for (const { number, title } of inOrder.slice(-MAX_STATES)) {
      expect((await api.get(`${path()}/version/${number}`, tokenOf(EDITOR))).body.post.title).toBe(title);
    }
  });

  it('is not saved anew when nothing has changed', async () => {
    const dates = { publishedDate: '2026-11-01T13:00:00Z' };
    await save({ title: 'Samma', ...dates });
    const again = await save({ title: 'Samma', publishedDate: '2026-11-01T14:00:00+01:00' }, { on: 1 });
    expect([again.status, again.body.number]).toEqual([200, 1]);
    expect((await api.get(`${path()}/version`, tokenOf(EDITOR))).total).toBe(1);
  });

  it(`keeps its last ${MAX_STATES} states, also when it is thrown away, and never counts from the beginning`, async () => {
    for (let number = 0; number < MAX_STATES + 5; number++) {
      await save({ title: `Rubrik ${number + 1}` }, number === 0 ? {} : { on: number });
    }
    expect(
      (await api.send('DELETE', path(), { token: tokenOf(EDITOR), headers: { 'if-match': '"24"' } })).status,
    ).toBe(412);
    expect(
      (await api.send('DELETE', path(), { token: tokenOf(EDITOR), headers: { 'if-match': '"25"' } })).status,
    ).toBe(200);
    expect((await read()).status).toBe(404);
    expect((await api.send('DELETE', path(), { token: tokenOf(EDITOR) })).status).toBe(404);
    const { body, total } = await api.get(`${path()}/version?perPage=3`, tokenOf(NAMED));
    expect(total).toBe(MAX_STATES);
    expect(body).toMatchObject([
      { number: 25 },
      { number: 24 },
      { number: 23, base: version, authorName: 'Sigrid Systemlund' },
    ]);
    expect((await api.get(`${path()}/version/25`, tokenOf(NAMED))).body.post.title).toBe('Rubrik 25');
    expect((await api.get(`${path()}/version/5`, tokenOf(NAMED))).status).toBe(404);
    // Anyone who has the old one open does not write over the new one.
    const gone = await save({ title: 'Sen' }, { on: 25 });
    expect([gone.status, gone.body.yours.number, gone.body.current]).toEqual([412, 25, null]);
    expect((await save({ title: 'Ny' })).body.number).toBe(26);
  });

  it('says which version of the post it was made on, until a newer one is given', async () => {
    await save({ title: 'Kopia' });
    await api.send('PUT', `/post/${postId}`, { token: tokenOf(EDITOR), body: { excerpt: 'Nytt läge.' } });
    expect((await save({ title: 'Kopia 2' }, { on: 1 })).body.base).toBe(version);
    const merged = await save(
      { title: 'Kopia 2', excerpt: 'Nytt läge.' },
      { on: 2, query: `?base=${version + 1}` },
    );
    expect(merged.body).toMatchObject({ base: version + 1, number: 3, post: { version: version + 1 } });
    expect((await save({}, { on: 3, query: '?base=99' })).status).toBe(422);
  });

  describe('when the post is published from it', () => {
    const publish = (workingCopy: number, body: object) =>
      api.send('PUT', `/post/${postId}?workingCopy=${workingCopy}`, { token: tokenOf(EDITOR), body });

    it('is gone in the same moment, and the post is what was sent', async () => {
      await save({ title: 'I kopian' });
      const { status, body } = await publish(1, { title: 'Det som skickades', status: 'publish' });
      expect([status, body.title, body.version]).toEqual([200, 'Det som skickades', version + 1]);
      expect((await read()).status).toBe(404);
      expect((await api.get(`${path()}/version/1`, tokenOf(EDITOR))).body.post.title).toBe('I kopian');
    });

    it('is told of as what it is where the post is to come: nothing is published by that', async () => {
      await api.send('PUT', `/post/${postId}`, {
        token: tokenOf(EDITOR),
        body: { publishedDate: '2099-01-01T08:00:00Z' },
      });
      await save({ title: 'I kopian' });
      const changed = await api.send('PUT', `/post/${postId}?workingCopy=1`, {
        token: tokenOf(ADMINISTRATOR),
        body: { title: 'Ändrat innan det är ute' },
      });
      expect(changed.status).toBe(200);
      const { action } = await api.db
        .selectFrom('audit_entry')
        .select('action')
        .where('entity_id', '=', String(postId))
        .where('action', 'like', 'post.apply-%')
        .executeTakeFirstOrThrow();
      expect(action).toBe('post.apply-scheduled-copy');
    });

    it('goes with the post that is taken back, of which the log says that alone', async () => {
      await save({ title: 'I kopian' });
      const entries = () =>
        api.db
          .selectFrom('audit_entry')
          .select('action')
          .where('entity', '=', 'post')
          .where('entity_id', '=', String(postId))
          .orderBy('id')
          .execute();
      const before = (await entries()).length;
      const taken = await api.send('PUT', `/post/${postId}?workingCopy=1`, {
        token: tokenOf(ADMINISTRATOR),
        body: { title: 'I kopian', status: 'draft' },
      });
      expect([taken.status, (await read()).status]).toEqual([200, 404]);
      expect((await entries()).slice(before)).toEqual([{ action: 'post.withdraw' }]);
    });

    it('is gone in the same moment as its change waits for its time, and the log tells of that alone', async () => {
      await save({ title: 'I kopian' });
      const schedule = (workingCopy: number) =>
        api.send('PUT', `/post/${postId}/scheduled-change?workingCopy=${workingCopy}`, {
          token: tokenOf(EDITOR),
          body: { publishAt: '2099-01-01T08:00:00Z', post: { title: 'I kopian' } },
        });
      expect((await schedule(7)).status).toBe(412);
      expect((await api.get(`/post/${postId}/scheduled-change`, tokenOf(EDITOR))).status).toBe(404);
      expect([(await schedule(1)).status, (await read()).status]).toEqual([200, 404]);
      const last = await api.db
        .selectFrom('audit_entry')
        .select('action')
        .where('entity_id', '=', String(postId))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(last.action).toBe('post.schedule');
    });

    it('stops it, when somebody has written on meanwhile, and nothing is published', async () => {
      await save({ title: 'I kopian' });
      await save({ title: 'Nyare' }, { on: 1 });
      const { status, body } = await publish(1, { title: 'Det som skickades' });
      expect([status, body.yours.number, body.current.number]).toEqual([412, 1, 2]);
      expect((await api.get(`/post/${postId}`)).body).toMatchObject({ title: NEWS.title, version });
      expect((await read()).body.number).toBe(2);
    });

    it('stays when the post may not be published as it was sent', async () => {
      await save({ title: 'I kopian' });
      expect((await publish(1, { title: '' })).status).toBe(422);
      expect((await read()).body.number).toBe(1);
    });
  });

  it('is for those who may change the post, and nobody else hears of it', async () => {
    await save({ title: SECRET, excerpt: SECRET, slug: SECRET });
    for (const [token, status] of [
      [VISITOR_TOKEN, 401],
      [tokenOf(READER), 403],
    ] as const) {
      const answers = [
        await api.get(path(), token),
        await api.get(`${path()}/version`, token),
        await api.get(`${path()}/version/1`, token),
        await api.send('PUT', path(), { token, body: { title: 'Min' }, headers: { 'if-match': '"1"' } }),
        await api.send('DELETE', path(), { token }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      const one = await api.get(`/post/${postId}`, token);
      expect(one.body).not.toHaveProperty('hasWorkingCopy');
      const lists = [
        await api.get('/post?perPage=999&includeContent=true', token),
        await api.get(`/search?q=${SECRET}`, token),
        await api.get(`/search/suggest?q=${SECRET}`, token),
        await api.get(`/post/${SECRET}`, token),
      ];
      for (const { body } of lists) expect(JSON.stringify(body)).not.toMatch(/hemligtutkastord|orkingCopy/);
    }
    for (const by of [EDITOR, NAMED]) expect((await read(by)).body.post.title).toBe(SECRET);
    const found = await api.get(`/search?q=${SECRET}&perPage=999`, tokenOf(EDITOR));
    expect(found.body.map(({ id }: { id: number }) => id)).not.toContain(postId);
  });

  it('is mentioned in lists for those who may change the post', async () => {
    const reported = async (by: number, list = '/post?type=news&perPage=999') => {
      const { body } = await api.get(list, tokenOf(by));
      return body.find((post: { id: number }) => post.id === postId)?.hasWorkingCopy;
    };
    expect([await reported(EDITOR), await reported(NAMED), await reported(READER)]).toEqual([
      false,
      false,
      undefined,
    ]);
    await save({ title: 'Kopia' });
    expect([await reported(EDITOR), await reported(NAMED), await reported(READER)]).toEqual([
      true,
      true,
      undefined,
    ]);
    expect([
      await reported(NAMED, '/my-post'),
      await reported(ADMINISTRATOR, '/my-post?perPage=999'),
    ]).toEqual([true, true]);
    const one = await api.get(`/post/${postId}`, tokenOf(NAMED));
    const workingCopy = { title: 'Kopia', savedDate: NOW.toISOString() };
    expect(one.body).toMatchObject({ hasWorkingCopy: true, workingCopy });
    expect(one.body.title).not.toBe('Kopia');
  });

  it('is in the audit log by number, and is an event for those who may change the post', async () => {
    const { last_id: after } = await api.db
      .selectFrom('audit_head')
      .select('last_id')
      .executeTakeFirstOrThrow();
    await save({ title: SECRET });
    await api.send('DELETE', path(), { token: tokenOf(EDITOR) });
    const { rows } = await sql<{ action: string; is_public: boolean; text: string }>`
      select action, is_public, coalesce(before, '') || coalesce(after, '') as text from audit_entry where id > ${after} order by id`.execute(
      api.db,
    );
    expect(rows.map((row) => [row.action, row.is_public])).toEqual([
      ['post.save-working-copy', false],
      ['post.discard-working-copy', false],
    ]);
    expect(JSON.stringify(rows)).not.toContain(SECRET);
    const heard = async (userId: number | null) => {
      const viewer = userId === null ? VISITOR : await viewerOfUser(api.db, userId);
      let text = '';
      const signal = AbortSignal.timeout(50);
      for await (const event of eventsFor({ ...api, viewer, now: () => NOW, after, signal })) text += event;
      return text.match(/working-copy/g)?.length ?? 0;
    };
    expect([await heard(EDITOR), await heard(NAMED), await heard(READER), await heard(null)]).toEqual([
      2, 2, 0, 0,
    ]);
  });

  it('goes with its post, and with nothing less', async () => {
    await save({ title: 'Kopia' });
    const token = tokenOf(ADMINISTRATOR);
    await api.send('DELETE', `/post/${postId}`, { token });
    await api.send('POST', `/post/${postId}/restore`, { token });
    expect((await read()).body.post.title).toBe('Kopia');
    await api.send('DELETE', `/post/${postId}`, { token });
    await api.send('DELETE', `/post/${postId}`, { token });
    for (const table of ['post_working_copy', 'post_working_copy_version', 'working_copy_media'] as const) {
      expect(await api.db.selectFrom(table).selectAll().where('post_id', '=', postId).execute()).toEqual([]);
    }
  });

  describe('with a picture that only it uses', () => {
    let file = { id: 0, filename: '' };
    beforeEach(async () => {
      const sent = {
        token: tokenOf(EDITOR),
        body: await picture(60, 40),
        query: { title: 'Bild', alt: 'En bild' },
      };
      file = (await upload(api, sent)).body;
      await save({ mediaId: file.id }, { by: EDITOR });
    });
    const seenBy = async (token: string) => (await fileOf(api, file.filename, token)).statusCode;

    it('shows it to those who write, and to no one else', async () => {
      expect((await read(NAMED)).body.post.media).toMatchObject({
        id: file.id,
        filename: file.filename,
        alt: 'En bild',
      });
      const seen = [tokenOf(ADMINISTRATOR), tokenOf(EDITOR), tokenOf(NAMED), tokenOf(READER), VISITOR_TOKEN];
      expect(await Promise.all(seen.map(seenBy))).toEqual([200, 200, 200, 404, 404]);
      expect((await api.get(`/media/${file.id}`)).status).toBe(404);
      await save({ title: 'Vidare' }, { by: NAMED, on: 1 });
      expect(await seenBy(tokenOf(NAMED))).toBe(200);
      await save({ mediaId: null }, { by: NAMED, on: 2 });
      expect(await seenBy(tokenOf(NAMED))).toBe(404);
    });

    it('shows it to everybody once it is published', async () => {
      await api.send('PUT', `/post/${postId}?workingCopy=1`, {
        token: tokenOf(EDITOR),
        body: { mediaId: file.id },
      });
      expect(await seenBy(VISITOR_TOKEN)).toBe(200);
    });

    it('is mentioned before the picture is deleted', async () => {
      const refused = await api.send('DELETE', `/media/${file.id}`, { token: tokenOf(EDITOR) });
      expect([refused.status, refused.body.uses]).toMatchObject([
        409,
        [{ postId, fields: ['working-copy'] }],
      ]);
      const { body } = await api.get('/media?unused=true&perPage=999', tokenOf(EDITOR));
      expect(body.map((record: { id: number }) => record.id)).not.toContain(file.id);
      await api.send('DELETE', `/media/${file.id}?force=true`, { token: tokenOf(EDITOR) });
      expect((await read()).body.post).toMatchObject({ mediaId: file.id, media: null });
    });

    it('lets nobody see a picture of others by naming it', async () => {
      const query = { title: 'Intern', alt: 'Bara för några' };
      const other = (await upload(api, { token: tokenOf(EDITOR), body: await picture(60, 40), query })).body;
      expect((await save({ mediaId: other.id }, { by: NAMED, on: 1 })).status).toBe(422);
      const html = {
        id: 'b1',
        type: 'html',
        version: '1.0.0',
        props: { html: `<p><a href="/media/${other.filename}">x</a></p>` },
        children: [],
      };
      expect((await save({ content: [html] }, { by: NAMED, on: 1 })).status).toBe(200);
      expect((await fileOf(api, other.filename, tokenOf(NAMED))).statusCode).toBe(404);
    });
  });
});
