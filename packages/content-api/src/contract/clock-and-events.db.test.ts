import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { VISITOR } from '../access/api-viewer.ts';
import { eventsFor } from '../audit-log/events.ts';
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import { passTime, startClock } from '../clock/clock.ts';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const NEWS = { type: 'news', title: 'Väntar', slug: null, status: 'publish', nodeIds: [1], parentId: 0 };
const fail = (problem: unknown): never => {
  throw problem;
};
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describeOnBothEngines('the clock and the events', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    await passTime(api, NOW);
  });

  const create = async (body: object) =>
    (await api.send('POST', '/post', { token: administrator, body: { ...NEWS, ...body } })).body;
  const change = (path: string, body: object) => api.send('PUT', path, { token: administrator, body });
  const actionsOn = async (id: number) => {
    const rows = await api.db
      .selectFrom('audit_entry')
      .select(['action', 'is_public'])
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    return rows.map((row) => (row.is_public ? row.action : `(${row.action})`));
  };
  /** Reads events until one has come that is asked for. */
  const follow = (userId: number | null, after: number | null = null) => {
    const gone = new AbortController();
    const viewer = { ...VISITOR, userId, isAdministrator: userId === 1 };
    const events = eventsFor({ ...api, viewer, now: () => NOW, after, signal: gone.signal });
    return { events, stop: () => gone.abort() };
  };

  it('lets a post begin and end by itself, and tells of both once, no matter who asks how often', async () => {
    const post = await create({
      publishedDate: minutes(5).toISOString(),
      unpublishedDate: minutes(10).toISOString(),
    });
    expect(post.status).toBe('future');
    await Promise.all([passTime(api, minutes(6)), passTime(api, minutes(6))]);
    await passTime(api, minutes(7));
    expect(await actionsOn(post.id)).toEqual(['(post.create)', 'post.begin']);
    await passTime(api, minutes(60));
    await passTime(api, minutes(61));
    expect(await actionsOn(post.id)).toEqual(['(post.create)', 'post.begin', 'post.end']);
  });

  it('says nothing of a post that was published by the person who wrote it', async () => {
    const post = await create({ title: 'Ute genast' });
    await passTime(api, minutes(1));
    expect(await actionsOn(post.id)).toEqual(['post.create-published']);
  });

  it('lets a change wait while the post is edited, and makes it when its time comes', async () => {
    const post = await create({ title: 'Öppettider', excerpt: 'Gamla' });
    const publishAt = minutes(90).toISOString();
    const planned = await change(`/post/${post.id}/scheduled-change`, {
      publishAt,
      post: { excerpt: 'Nya' },
    });
    expect([planned.status, planned.body]).toMatchObject([
      200,
      { publishAt, post: { excerpt: 'Nya' }, failure: null },
    ]);
    await change(`/post/${post.id}`, { title: 'Öppettider på stationen' });
    await passTime(api, minutes(89));
    expect((await api.get(`/post/${post.id}`)).body.excerpt).toBe('Gamla');
    await Promise.all([passTime(api, minutes(91)), passTime(api, minutes(91))]);
    const { body } = await api.get(`/post/${post.id}`);
    expect(body).toMatchObject({ title: 'Öppettider på stationen', excerpt: 'Nya', version: 3 });
    expect((await api.get(`/post/${post.id}/scheduled-change`, administrator)).status).toBe(404);
  });

  it('says why a planned change could not be made, and leaves the post as it was', async () => {
    const post = await create({ title: 'Planerad adress' });
    const publishAt = minutes(120).toISOString();
    await change(`/post/${post.id}/scheduled-change`, { publishAt, post: { slug: 'tas-av-en-annan' } });
    await create({ slug: 'tas-av-en-annan' });
    await passTime(api, minutes(121));
    const { body } = await api.get(`/post/${post.id}/scheduled-change`, administrator);
    expect(body.failure).toBe('Adressen används redan av ett annat innehåll');
    expect((await api.get(`/post/${post.id}`)).body.version).toBe(1);
    const cancelled = await api.send('DELETE', `/post/${post.id}/scheduled-change`, { token: administrator });
    expect(cancelled.status).toBe(200);
  });

  it('tells in lists when a change is made, to those alone who may change the post', async () => {
    const post = await create({ title: 'Ändras om ett tag' });
    const publishAt = minutes(150).toISOString();
    const received = async (token?: string) => {
      const { body } = await api.get('/post?type=news&perPage=999', token);
      return body.find(({ id }: { id: number }) => id === post.id)?.changesAt;
    };
    expect(await received(administrator)).toBeUndefined();
    await change(`/post/${post.id}/scheduled-change`, { publishAt, post: { excerpt: 'Sedan' } });
    expect([await received(administrator), await received(), await received(await api.tokenFor(5))]).toEqual([
      publishAt,
      undefined,
      undefined,
    ]);
    await api.send('DELETE', `/post/${post.id}/scheduled-change`, { token: administrator });
    expect(await received(administrator)).toBeUndefined();
  });

  it('judges a planned change when it is planned', async () => {
    const { id } = await create({});
    const plan = (publishAt: Date, post: object, token = administrator) =>
      api.send('PUT', `/post/${id}/scheduled-change`, {
        token,
        body: { publishAt: publishAt.toISOString(), post },
      });
    expect((await plan(minutes(-1), { title: 'x' })).status).toBe(422);
    expect((await plan(minutes(1), { title: 'x'.repeat(129) })).status).toBe(422);
    expect((await plan(minutes(1), { title: 'x' }, await api.tokenFor(5))).status).toBe(403);
  });

  it('makes what was due while nobody was running, within a second of a start', async () => {
    const post = await create({ title: 'Medan servern var nere', excerpt: 'Före' });
    await change(`/post/${post.id}/scheduled-change`, {
      publishAt: minutes(200).toISOString(),
      post: { excerpt: 'Efter' },
    });
    const log = { error: fail } as never;
    const clock = startClock({ ...api, now: () => minutes(300), changes: api.changes, log });
    try {
      await expect
        .poll(async () => (await api.get(`/post/${post.id}`)).body.excerpt, { timeout: 1_000 })
        .toBe('Efter');
    } finally {
      await clock.close();
    }
  });

  it('is woken by a write that plans something soon', async () => {
    let moment = minutes(400);
    const log = { error: fail } as never;
    const clock = startClock({ ...api, now: () => moment, changes: api.changes, log });
    try {
      await wait(100);
      const post = await create({ publishedDate: minutes(400.005).toISOString() });
      moment = minutes(401);
      await expect.poll(() => actionsOn(post.id), { timeout: 2_000 }).toContain('post.begin');
    } finally {
      await clock.close();
    }
  });

  it('tells visitors what changed for them, staff also what changed for them alone', async () => {
    const visitor = follow(null);
    const staff = follow(5);
    const read = async ({ events }: { events: AsyncGenerator<string> }) =>
      String((await events.next()).value);
    expect(await read(visitor)).toMatch(/^retry: 2000\nid: \d+\nevent: ready/);
    await read(staff);
    const hidden = await create({ title: 'Dold', status: 'draft' });
    const forStaff = await create({ type: 'info', title: 'För alla anställda' });
    const open = await create({ title: 'För alla' });
    const visitorEvents = await read(visitor);
    expect(visitorEvents).toContain(`"entityId":"${open.id}"`);
    expect(visitorEvents).not.toContain(`"${forStaff.id}"`);
    let staffEvents = '';
    while (!staffEvents.includes(`"${open.id}"`)) staffEvents += await read(staff);
    expect(staffEvents).toContain(`"${forStaff.id}"`);
    expect(visitorEvents + staffEvents).not.toContain(`"${hidden.id}"`);
    visitor.stop();
    staff.stop();
    expect((await visitor.events.next()).done).toBe(true);
  });

  it('takes up a stream where it was left, without a gap', async () => {
    const before = await api.db.selectFrom('audit_head').select('last_id').executeTakeFirstOrThrow();
    const made = [await create({ title: 'Ett' }), await create({ title: 'Två' })];
    const { events, stop } = follow(null, before.last_id);
    await events.next();
    const received = String((await events.next()).value);
    for (const { id } of made) expect(received).toContain(`"entityId":"${id}"`);
    stop();
  });

  it('answers over HTTP as an event stream that ends with the server', async () => {
    const answer = await api.app.inject({
      url: '/rubicore/core/v1/event?after=x',
      headers: { authorization: 'Bearer the-token-of-every-visitor' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('keeps a log that shows when an entry was altered, taken away or cut off', async () => {
    const intact = await api.get('/audit/verification', administrator);
    expect(intact.body).toMatchObject({ isIntact: true, brokenAt: null });
    expect((await api.get('/audit/verification', await api.tokenFor(3))).status).toBe(403);
    await expect(sql`update audit_entry set action = 'x' where id = 3`.execute(api.db)).rejects.toThrow(
      /only ever added/,
    );
    await expect(sql`delete from audit_entry where id = 3`.execute(api.db)).rejects.toThrow(
      /only ever added/,
    );

    const tamper = async (statement: string, restore: string) => {
      await sql`alter table audit_entry disable trigger audit_entry_is_kept`.execute(api.db);
      await sql.raw(statement).execute(api.db);
      const verdict = await verifyAuditLog(api.db);
      await sql.raw(restore).execute(api.db);
      await sql`alter table audit_entry enable trigger audit_entry_is_kept`.execute(api.db);
      return verdict;
    };
    const altered = await tamper(
      `update audit_entry set action = 'post.' || action where id = 2`,
      `update audit_entry set action = substr(action, 6) where id = 2`,
    );
    expect(altered).toMatchObject({ isIntact: false, brokenAt: 2, reason: 'altered' });
    const last = intact.body.entries;
    const row = `select * from audit_entry where id = ${last}`;
    await sql
      .raw(`create temporary table cut_off as ${row}`)
      .execute(api.db)
      .catch(() => {});
    await sql.raw(`create table kept_aside as ${row}`).execute(api.db);
    const cut = await tamper(
      `delete from audit_entry where id = ${last}`,
      `insert into audit_entry select * from kept_aside`,
    );
    expect(cut).toMatchObject({ isIntact: false, brokenAt: last, reason: 'head' });
    expect(await verifyAuditLog(api.db)).toMatchObject({ isIntact: true, entries: last });
  });

  it('lists the log for those who may read it, with names and by what is asked for', async () => {
    const { body, total } = await api.get('/audit?entity=post&perPage=3', administrator);
    expect(body).toHaveLength(3);
    expect(total).toBeGreaterThan(10);
    expect(body[0].id).toBeGreaterThan(body[1].id);
    const own = await api.get(`/audit?actorId=1&action=post.create&perPage=1`, administrator);
    expect(own.body[0].actorName).toMatch(/\S/);
    const [all, people, system] = await Promise.all(
      ['', '&isOfSystem=false', '&isOfSystem=true'].map((who) =>
        api.get(`/audit?perPage=9999${who}`, administrator),
      ),
    );
    expect(people?.body.every(({ actorId }: { actorId: number | null }) => actorId !== null)).toBe(true);
    expect(system?.body.every(({ actorId }: { actorId: number | null }) => actorId === null)).toBe(true);
    expect((people?.total ?? 0) + (system?.total ?? 0)).toBe(all?.total);
    expect((await api.get('/audit', await api.tokenFor(5))).status).toBe(403);
    expect((await api.get('/audit')).status).toBe(401);
  });
});
