import { emptyAlertDetails } from '@brandpost/domain';
import type { AlertLogEntry, AlertRequests } from '@brandpost/rubicore-api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '../access/token-hash.ts';
import { passTime } from '../clock/clock.ts';
import { describeOnBothEngines, NOW, type TestAnswer } from './engines.fixtures.ts';

/** Of the demo: who has asked, who approves, and others who may publish alerts or may not. */
const [ASKER, APPROVER, ADMINISTRATOR, EDITOR, EMPLOYEE] = [12, 4, 1, 3, 5];
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000).toISOString();
const HEADING = {
  id: 'a1',
  type: 'heading',
  version: '1.0.0',
  props: { text: 'Nytt', size: 2 },
  children: [],
};
const DETAILS = { ...emptyAlertDetails(), level: 'severe', instructions: ['Gå inomhus.'] } as const;
const ALERT = {
  ...{ type: 'alert', status: 'publish', title: 'Rök över hamnen', excerpt: 'Det brinner.', content: [] },
  ...{ nodeIds: [1], unpublishedDate: hours(2), alert: DETAILS },
};

describeOnBothEngines('a second person for crisis alerts', (api) => {
  const tokens = new Map<number, string>();
  const token = (userId: number) => tokens.get(userId) ?? '';
  beforeAll(async () => {
    for (const id of [ASKER, APPROVER, ADMINISTRATOR, EDITOR, EMPLOYEE])
      tokens.set(id, await api.tokenFor(id));
  });
  beforeEach(() => {
    api.alertApproval.isRequired = true;
  });
  afterAll(() => {
    api.alertApproval.isRequired = false;
  });

  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    userId = ASKER,
    headers = {},
  ) => api.send(method, path, { token: token(userId), body, headers });
  const create = async (body: object, userId = ASKER): Promise<TestAnswer> =>
    await send('POST', '/post', { ...ALERT, ...body }, userId);
  const draft = async (body: object = {}): Promise<number> =>
    (await create({ status: 'draft', ...body })).body.id;
  /** An alert that went out before anybody had to approve it. */
  const outAlready = async (body: object = {}): Promise<number> => {
    api.alertApproval.isRequired = false;
    const { body: post } = await create(body);
    api.alertApproval.isRequired = true;
    return post.id;
  };
  const ask = (id: number, body: object = {}, userId = ASKER) =>
    send('POST', `/post/${id}/alert-request`, { ...ALERT, ...body }, userId);
  const answer = (
    what: 'approval' | 'denial',
    id: number,
    requestId: number,
    userId = APPROVER,
    body?: unknown,
  ) => send('POST', `/post/${id}/alert-request/${requestId}/${what}`, body, userId);
  const approve = (id: number, requestId: number, userId = APPROVER) =>
    answer('approval', id, requestId, userId);
  const list = async (userId: number): Promise<AlertRequests> =>
    (await api.get('/alert-request', token(userId))).body;
  const requestOf = async (id: number, userId = APPROVER) =>
    (await list(userId)).requests.find(({ postId }) => postId === id);
  /** As visitors see it. */
  const seen = async (id: number) => (await api.get(`/post/${id}`)).status;
  const refused = ({ status, body }: TestAnswer) => [status, body.code];
  const NEEDED = [409, 'APPROVAL_NEEDED'];
  const masked = async (userId: number, maskedBy: number): Promise<string> => {
    const text = `masked-${userId}-${maskedBy}`;
    const row = { hash: tokenHash(text), type: 'masquerade', user_id: userId, masked_by: maskedBy } as const;
    await api.db
      .insertInto('token')
      .values({ ...row, issued: NOW })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return text;
  };

  describe('no way of writing lets an alert out on the word of one', () => {
    it('not as a new one, by nobody, not with a time that is to come', async () => {
      for (const userId of [ASKER, ADMINISTRATOR]) {
        expect(refused(await create({}, userId))).toEqual(NEEDED);
        const later = { status: 'future', publishedDate: hours(1) };
        expect(refused(await create(later, userId))).toEqual(NEEDED);
      }
    });

    it('not by publishing a draft, now or later', async () => {
      const id = await draft();
      expect(refused(await send('PUT', `/post/${id}`, { status: 'publish' }))).toEqual(NEEDED);
      const later = { status: 'publish', publishedDate: hours(1) };
      expect(refused(await send('PUT', `/post/${id}`, later))).toEqual(NEEDED);
      expect(await seen(id)).toBe(404);
    });

    it('not by making an alert of a news item, or of an exercise', async () => {
      const { body: news } = await create({ type: 'news', alert: null, unpublishedDate: null });
      const alert = { type: 'alert', alert: DETAILS, unpublishedDate: hours(2) };
      expect(refused(await send('PUT', `/post/${news.id}`, alert))).toEqual(NEEDED);
      const drill = await create({ alert: { ...DETAILS, isDrill: true } });
      expect(drill.status).toBe(201);
      expect(refused(await send('PUT', `/post/${drill.body.id}`, { alert: DETAILS }))).toEqual(NEEDED);
      expect(await seen(drill.body.id)).toBe(404);
    });

    it('not by restoring a version in which it was an alert', async () => {
      const id = await outAlready({ title: 'Som det var' });
      const news = { type: 'news', alert: null, title: 'Nu en nyhet' };
      expect((await send('PUT', `/post/${id}`, news)).status).toBe(200);
      expect(refused(await send('POST', `/post/${id}/version/1/restore`))).toEqual(NEEDED);
    });

    it('not by publishing a working copy', async () => {
      const id = await outAlready();
      const copy = await send('PUT', `/post/${id}/working-copy`, { title: 'Något annat' });
      expect(copy.status).toBe(200);
      const published = await send('PUT', `/post/${id}?workingCopy=${copy.body.number}`, {
        title: 'Något annat',
      });
      expect(refused(published)).toEqual(NEEDED);
    });

    it('not by a change that waits for its time, nor by one that waited already', async () => {
      const id = await outAlready();
      const change = { publishAt: hours(1), post: { title: 'Något annat' } };
      const scheduled = await send('PUT', `/post/${id}/scheduled-change`, change);
      expect(refused(scheduled)).toEqual(NEEDED);
      expect(scheduled.body.errors[0].field).toBe('publishAt');
      const waiting = await draft();
      const row = { post_id: waiting, publish_at: NOW, saved_date: NOW, author_id: ASKER, masked_by: null };
      await api.db
        .insertInto('scheduled_change')
        .values({ ...row, body: JSON.stringify({ status: 'publish' }) })
        .execute();
      await passTime(api, new Date(hours(0.5)));
      expect(await seen(waiting)).toBe(404);
      const { body } = await api.get(`/post/${waiting}/scheduled-change`, token(ASKER));
      expect(body.failure).toMatch(/kollega måste godkänna/);
    });

    it('not by aiming one for a few at everybody', async () => {
      const id = await outAlready({ nodeIds: [7] });
      expect(refused(await send('POST', `/post/${id}/node`, { values: [1] }))).toEqual(NEEDED);
      expect(refused(await send('PUT', `/post/${id}`, { nodeIds: [1] }))).toEqual(NEEDED);
    });

    it.each([
      ['title', { title: 'Något annat' }],
      ['text', { excerpt: 'Något annat' }],
      ['level', { alert: { ...DETAILS, level: 'vma' } }],
      ['instructions', { alert: { ...DETAILS, instructions: ['Spring.'] } }],
      ['area', { alert: { ...DETAILS, municipality: 'Norråns kommun' } }],
      ['address', { slug: 'nagot-annat-ar-det' }],
      ['beginning', { publishedDate: hours(1) }],
      ['content', { content: [HEADING] }],
    ])('not with another %s than what is out', async (_, body) => {
      const id = await outAlready();
      expect(refused(await send('PUT', `/post/${id}`, body))).toEqual(NEEDED);
    });

    it('not by bringing back what has ended, is over or was taken back', async () => {
      const end = { unpublishedDate: hours(0) };
      for (const over of [
        { alert: { ...DETAILS, allClearAt: hours(0) } },
        { ...end, alert: { ...DETAILS, withdrawnAt: hours(0) } },
        end,
      ]) {
        const id = await outAlready({ publishedDate: hours(-1) });
        expect((await send('PUT', `/post/${id}`, over)).status).toBe(200);
        const back = { alert: DETAILS, unpublishedDate: hours(3) };
        expect(refused(await send('PUT', `/post/${id}`, back))).toEqual(NEEDED);
      }
    });
  });

  describe('what must be quick is free', () => {
    it.each([
      ['an earlier end', { unpublishedDate: hours(1) }],
      ['a later end', { unpublishedDate: hours(9) }],
      ['the next word', { alert: { ...DETAILS, nextUpdateAt: hours(1) } }],
      ['an update', { alert: { ...DETAILS, updates: [{ at: hours(0), text: 'Röken avtar.' }] } }],
      [
        'that the danger is over',
        { alert: { ...DETAILS, allClearAt: hours(0) }, unpublishedDate: hours(24) },
      ],
      ['that it is taken back', { alert: { ...DETAILS, withdrawnAt: hours(0) }, unpublishedDate: hours(0) }],
      ['that it is an exercise', { alert: { ...DETAILS, isDrill: true } }],
      ['a draft of it', { status: 'draft' }],
      ['nothing new', {}],
    ])('%s', async (_, body) => {
      const id = await outAlready({ publishedDate: hours(-1) });
      expect((await send('PUT', `/post/${id}`, body)).status).toBe(200);
    });

    it('that a title loses its advice with the danger, and nothing else with it', async () => {
      const title = 'Farlig rök i Åsbruk';
      const over = { alert: { ...DETAILS, allClearAt: hours(0) }, unpublishedDate: hours(24) };
      const out = () => outAlready({ title: `${title} – gå inomhus`, publishedDate: hours(-1) });
      expect((await send('PUT', `/post/${await out()}`, { ...over, title })).status).toBe(200);
      for (const changes of [{ title }, { ...over, title: 'Något annat' }])
        expect(refused(await send('PUT', `/post/${await out()}`, changes))).toEqual(NEEDED);
    });

    it('an exercise, and everything while nobody has to approve', async () => {
      expect((await create({ alert: { ...DETAILS, isDrill: true } })).status).toBe(201);
      api.alertApproval.isRequired = false;
      expect((await create({})).status).toBe(201);
      const id = await draft();
      expect(refused(await ask(id))).toEqual([409, 'APPROVAL_NOT_NEEDED']);
    });
  });

  describe('a request', () => {
    it('is approved by somebody else, and goes out exactly as it was asked for', async () => {
      const id = await draft();
      const asked = await ask(id, { unpublishedDate: hours(1.5) });
      expect(asked.status).toBe(201);
      expect(asked.body).toMatchObject({
        postId: id,
        isOwn: true,
        mayAnswer: false,
        isOut: false,
        denial: null,
      });
      expect(await seen(id)).toBe(404);
      const request = await requestOf(id);
      expect(request).toMatchObject({
        ...{ isOwn: false, mayAnswer: true, askedByName: 'Karin Modellqvist' },
        post: { title: 'Rök över hamnen', status: 'publish', unpublishedDate: hours(1.5), alert: DETAILS },
      });
      const approved = await approve(id, request?.id ?? 0);
      expect(approved.status).toBe(200);
      const { body } = await api.get(`/post/${id}`);
      expect(body).toMatchObject({ title: 'Rök över hamnen', publishedDate: hours(0), authorId: ASKER });
      expect(new Date(body.unpublishedDate).toISOString()).toBe(hours(1.5));
      expect(await requestOf(id, ASKER)).toBeUndefined();
      for (const userId of [ASKER, APPROVER]) {
        const { body: present } = await api.get(`/post/${id}`, token(userId));
        const alert = {
          ...present.alert,
          updates: [{ at: hours(0), text: 'Nytt.' }, ...present.alert.updates],
        };
        expect((await send('PUT', `/post/${id}`, { alert }, userId)).status).toBe(200);
      }
    });

    it('is recorded in the log, with who asked, approved and denied, and why', async () => {
      const id = await draft();
      const { body: first } = await ask(id);
      await answer('denial', id, first.id, APPROVER, { reason: 'Fel plats.' });
      const { body: second } = await ask(id, { title: 'Rök över Norra hamnen' });
      await send('DELETE', `/post/${id}/alert-request/${second.id}`);
      const { body: third } = await ask(id, { title: 'Rök över Norra hamnen' });
      await approve(id, third.id);
      const { body } = await api.get(`/alert-log?postId=${id}`, token(ASKER));
      const steps = (body as AlertLogEntry[]).map(({ action, text, actorName }) => [action, text, actorName]);
      const [karin, cecilia] = ['Karin Modellqvist', 'Cecilia Provlund'];
      expect(steps.toReversed()).toEqual([
        ['drafted', 'Rök över hamnen', karin],
        ['requested', 'Rök över hamnen', karin],
        ['denied', 'Fel plats.', cecilia],
        ['corrected', 'Rök över Norra hamnen', karin],
        ['requested', 'Rök över Norra hamnen', karin],
        ['request-cancelled', '', karin],
        ['requested', 'Rök över Norra hamnen', karin],
        ['approved', '', cecilia],
      ]);
    });

    it('is seen by those alone who may publish alerts', async () => {
      const id = await draft();
      const { body: request } = await ask(id);
      expect((await api.get('/alert-request')).status).toBe(401);
      for (const userId of [EDITOR, EMPLOYEE]) {
        expect((await api.get('/alert-request', token(userId))).status).toBe(403);
        expect((await api.get('/alert-approver', token(userId))).status).toBe(403);
        expect((await approve(id, request.id, userId)).status).toBe(403);
        expect((await answer('denial', id, request.id, userId, { reason: 'Nej' })).status).toBe(403);
      }
      expect((await api.get(`/post/${id}`, token(APPROVER))).status).toBe(404);
      expect(await requestOf(id, ADMINISTRATOR)).toMatchObject({ mayAnswer: true });
    });

    it('is answered by nobody who has asked it, no matter who they act as', async () => {
      const id = await draft();
      const { body: own } = await ask(id);
      const refusal = [403, 'APPROVAL_BY_ANOTHER'];
      expect(refused(await approve(id, own.id, ASKER))).toEqual(refusal);
      for (const [userId, maskedBy] of [
        [APPROVER, ASKER],
        [ASKER, ADMINISTRATOR],
        [APPROVER, ADMINISTRATOR],
      ] as const) {
        const path = `/post/${id}/alert-request/${own.id}`;
        const acting = { token: await masked(userId, maskedBy) };
        expect(refused(await api.send('POST', `${path}/approval`, acting))).toEqual(refusal);
        const denied = await api.send('POST', `${path}/denial`, { ...acting, body: { reason: 'Nej' } });
        expect(refused(denied)).toEqual(refusal);
      }
      expect(await seen(id)).toBe(404);
    });

    it('made as another is approved by neither of the two', async () => {
      const acting = await masked(ASKER, ADMINISTRATOR);
      const id = await draft();
      const { body: request } = await api.send('POST', `/post/${id}/alert-request`, {
        token: acting,
        body: ALERT,
      });
      for (const userId of [ASKER, ADMINISTRATOR]) {
        expect(await requestOf(id, userId)).toMatchObject({ isOwn: true, mayAnswer: false });
        expect((await approve(id, request.id, userId)).status).toBe(403);
      }
      expect((await approve(id, request.id)).status).toBe(200);
    });

    it('names one wording: a change, another request or a trip to the trash make it void', async () => {
      const gone = [409, 'ALERT_REQUEST_GONE'];
      const id = await draft();
      const { body: first } = await ask(id);
      await send('PUT', `/post/${id}`, { title: 'Rök över torget' });
      expect(await requestOf(id)).toBeUndefined();
      expect(refused(await approve(id, first.id))).toEqual(gone);
      const { body: second } = await ask(id);
      const { body: third } = await ask(id);
      expect(refused(await approve(id, second.id))).toEqual(gone);
      expect(refused(await approve(await draft(), third.id)), 'of another post').toEqual(gone);
      await send('DELETE', `/post/${id}`, undefined, ADMINISTRATOR);
      expect(refused(await approve(id, third.id))).toEqual(gone);
      expect(refused(await approve(4711, 4711))).toEqual(gone);
      expect(await seen(id)).toBe(404);
    });

    it('is answered once, however many answer at once', async () => {
      const id = await draft();
      const { body: request } = await ask(id);
      const answers = await Promise.all([
        approve(id, request.id),
        approve(id, request.id, ADMINISTRATOR),
        answer('denial', id, request.id, ADMINISTRATOR, { reason: 'Nej' }),
      ]);
      const ok = answers.filter(({ status }) => status === 200);
      expect(ok).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'ALERT_REQUEST_GONE')).toHaveLength(2);
    });

    it('of somebody whose right has been taken meanwhile is not approved', async () => {
      const id = await draft();
      const { body: request } = await ask(id);
      const denied = { user_id: ASKER, capability_key: 'publish_alert', value: false };
      await api.db.insertInto('user_capability').values(denied).execute();
      const now = refused(await approve(id, request.id));
      await api.db.deleteFrom('user_capability').where('user_id', '=', ASKER).execute();
      expect(now).toEqual([409, 'ALERT_ASKER_NOT_ALLOWED']);
      await api.db.updateTable('app_user').set({ is_active: false }).where('id', '=', ASKER).execute();
      const closed = refused(await approve(id, request.id));
      await api.db.updateTable('app_user').set({ is_active: true }).where('id', '=', ASKER).execute();
      expect(closed).toEqual([409, 'ALERT_ASKER_NOT_ALLOWED']);
      expect(await seen(id)).toBe(404);
      expect((await approve(id, request.id)).status).toBe(200);
    });

    it('whose end has passed while it waited is not approved, and none is made with such an end', async () => {
      const id = await draft();
      const { body: request } = await ask(id);
      const fields = JSON.stringify({ ...(await fieldsOf(request.id)), unpublishedDate: hours(0) });
      await api.db.updateTable('alert_request').set({ fields }).where('id', '=', request.id).execute();
      expect(refused(await approve(id, request.id))).toEqual([409, 'ALERT_END_PASSED']);
      const past = await ask(id, { publishedDate: hours(-2), unpublishedDate: hours(-1) });
      expect(past.status).toBe(422);
      expect(past.body.errors[0].field).toBe('unpublishedDate');
    });

    it('whose time has come while it waited goes out now', async () => {
      const id = await draft();
      const { body: request } = await ask(id, { publishedDate: hours(1), status: 'future' });
      const fields = JSON.stringify({ ...(await fieldsOf(request.id)), publishedDate: hours(-0.5) });
      const row = { fields, asked_date: new Date(hours(-1)) };
      await api.db.updateTable('alert_request').set(row).where('id', '=', request.id).execute();
      expect((await approve(id, request.id)).body).toMatchObject({
        status: 'publish',
        publishedDate: hours(0),
      });
    });

    it('for a time to come waits for that time when it is approved', async () => {
      const id = await draft();
      const { body: request } = await ask(id, { publishedDate: hours(1), status: 'publish' });
      expect((await approve(id, request.id)).body).toMatchObject({ status: 'future' });
      expect(await seen(id)).toBe(404);
      const sooner = await send('PUT', `/post/${id}`, { publishedDate: null, status: 'publish' });
      expect(refused(sooner)).toEqual(NEEDED);
    });

    it('is denied with a reason that the person who asked reads, and nobody else', async () => {
      const id = await draft();
      const { body: request } = await ask(id);
      for (const reason of ['  ', 'x'.repeat(501)]) {
        expect((await answer('denial', id, request.id, APPROVER, { reason })).status).toBe(422);
      }
      expect((await answer('denial', id, request.id, APPROVER, { reason: ' Fel plats. ' })).status).toBe(200);
      expect(await requestOf(id, ASKER)).toMatchObject({
        denial: { deniedByName: 'Cecilia Provlund', reason: 'Fel plats.', deniedDate: hours(0) },
      });
      expect(await requestOf(id)).toBeUndefined();
      expect(refused(await approve(id, request.id, ADMINISTRATOR))).toEqual([409, 'ALERT_REQUEST_GONE']);
      expect((await ask(id)).status).toBe(201);
      expect(await requestOf(id)).toMatchObject({ denial: null });
    });

    it('is taken back by who has asked, and by nobody else', async () => {
      const id = await draft();
      const { body: request } = await ask(id);
      const path = `/post/${id}/alert-request/${request.id}`;
      expect((await send('DELETE', path, undefined, APPROVER)).status).toBe(403);
      expect((await send('DELETE', path)).status).toBe(200);
      expect(refused(await approve(id, request.id))).toEqual([409, 'ALERT_REQUEST_GONE']);
      expect(await requestOf(id)).toBeUndefined();
    });

    it('for other words of an alert that is out leaves those that are out until it is approved', async () => {
      const id = await outAlready();
      const copy = await send('PUT', `/post/${id}/working-copy`, { title: 'Rök över hela staden' });
      const query = `workingCopy=${copy.body.number}`;
      const asked = await send('POST', `/post/${id}/alert-request?${query}`, {
        ...ALERT,
        title: 'Rök över hela staden',
      });
      expect(asked.body).toMatchObject({ isOut: true, post: { title: 'Rök över hela staden' } });
      expect((await api.get(`/post/${id}`)).body.title).toBe('Rök över hamnen');
      expect((await approve(id, asked.body.id)).status).toBe(200);
      expect((await api.get(`/post/${id}`)).body.title).toBe('Rök över hela staden');
      expect((await api.get(`/post/${id}/working-copy`, token(ASKER))).status).toBe(404);
    });

    it('is judged as what is published, by the version that was seen, and by who may publish', async () => {
      const id = await draft();
      expect((await ask(id, { title: '' })).status).toBe(422);
      expect((await ask(id, { unpublishedDate: null })).body.errors[0].field).toBe('unpublishedDate');
      expect((await ask(id, {}, APPROVER)).status, 'a draft of somebody else').toBe(404);
      expect((await ask(id, {}, EDITOR)).status).toBe(403);
      const stale = await send('POST', `/post/${id}/alert-request`, ALERT, ASKER, { 'if-match': '"9"' });
      expect(stale.status).toBe(412);
      expect(refused(await ask(id, { status: 'draft' }))).toEqual([409, 'APPROVAL_NOT_NEEDED']);
      expect(await requestOf(id)).toBeUndefined();
    });

    it('can be approved by those who have the right and are not the one who asks', async () => {
      const { body } = await api.get('/alert-approver', token(ASKER));
      const names = (body as { id: number }[]).map(({ id }) => id);
      expect(names).toEqual([2, APPROVER, ADMINISTRATOR]);
    });

    it('approved by somebody who may change no posts of others lets them take it back', async () => {
      const grants = [
        { user_id: EMPLOYEE, capability_key: 'publish_alert', value: true },
        { user_id: EMPLOYEE, capability_key: 'create_post', value: true },
      ];
      await api.db.insertInto('user_capability').values(grants).execute();
      const id = await draft();
      const { body: request } = await ask(id);
      expect((await approve(id, request.id, EMPLOYEE)).status).toBe(200);
      const back = { alert: { ...DETAILS, withdrawnAt: hours(0.01) }, unpublishedDate: hours(0.01) };
      const taken = await send('PUT', `/post/${id}`, back, EMPLOYEE);
      await api.db.deleteFrom('user_capability').where('user_id', '=', EMPLOYEE).execute();
      expect(taken.status).toBe(200);
    });

    const fieldsOf = async (requestId: number): Promise<object> => {
      const row = await api.db
        .selectFrom('alert_request')
        .select('fields')
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow();
      return row.fields as object;
    };
  });
});
