import { setTimeout as wait } from 'node:timers/promises';
import { emptyAlertDetails } from '@brandpost/domain';
import { STAFF_EVENTS_HEADER, type StaffHint } from '@brandpost/rubicore-api';
import { beforeAll, expect, it } from 'vitest';
import { VISITOR } from '../access/api-viewer.ts';
import { eventsFor } from '../audit-log/events.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import { passTime } from '../clock/clock.ts';
import { describeOnBothEngines, NOW, STAFF_EVENTS_TOKEN, VISITOR_TOKEN } from './engines.fixtures.ts';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000).toISOString();
const ALERT = {
  ...{ type: 'alert', title: 'Rök', excerpt: 'Gå in.', status: 'publish', nodeIds: [1], parentId: 0 },
  ...{ publishedDate: minutes(-1), unpublishedDate: minutes(999) },
};
const DRILL = { ...emptyAlertDetails(), isDrill: true };

/** Hints come in the order of their transactions. */
const MARK: StaffHint = { kind: 'own', userId: 999, exceptTokenId: null };

describeOnBothEngines('hints for those who are signed in', (api) => {
  let administrator = '';
  beforeAll(async () => {
    administrator = await api.tokenFor(1);
    await passTime(api, NOW);
  });

  const create = async (body: object): Promise<number> => {
    const answer = await api.send('POST', '/post', { token: administrator, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.id;
  };
  const change = async (id: number, body: object) => {
    const answer = await api.send('PUT', `/post/${id}`, { token: administrator, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };

  /** What a follower is sent while something is done: between a hint that is given before it, and one after it. */
  async function sentWhile(withStaffHints: boolean, work: () => Promise<unknown>): Promise<string> {
    const gone = new AbortController();
    const following = { ...api, viewer: VISITOR, now: () => NOW, after: null, signal: gone.signal };
    const events = eventsFor({ ...following, withStaffHints });
    let text = '';
    await events.next();
    const reading = (async () => {
      for await (const event of events) text += event;
    })();
    const untilSent = async () => {
      await hintStaff(api.db, MARK);
      if (withStaffHints) await expect.poll(() => text).toContain(JSON.stringify(MARK));
      else await wait(500);
    };
    await untilSent();
    text = '';
    await work();
    await untilSent();
    gone.abort();
    await reading;
    return text;
  }
  const hintsWhile = async (work: () => Promise<unknown>): Promise<object[]> =>
    [...(await sentWhile(true, work)).matchAll(/^event: staff-hint\ndata: (.*)$/gm)]
      .map(([, data]) => JSON.parse(data ?? ''))
      .slice(0, -1);

  it('a drill and an alert for a group are hinted at when they come, change, and end by hand or by the clock', async () => {
    for (const [body, end] of [
      [{ ...ALERT, alert: DRILL }, 2],
      [{ ...ALERT, nodeIds: [2] }, 4],
    ] as const) {
      let id = 0;
      const alerts = [{ kind: 'alerts' }];
      expect(await hintsWhile(async () => (id = await create(body)))).toEqual(alerts);
      expect(await hintsWhile(() => change(id, { title: 'Tjock rök' }))).toEqual(alerts);
      expect(await hintsWhile(() => change(id, { unpublishedDate: minutes(end) }))).toEqual(alerts);
      expect(await hintsWhile(() => passTime(api, new Date(minutes(end + 1))))).toEqual(alerts);
      expect(await hintsWhile(() => change(id, { status: 'trash' }))).toEqual(alerts);
      await api.send('DELETE', `/post/${id}`, { token: administrator });
    }
  });

  it('information for staff is hinted at, also when it begins and ends by the clock', async () => {
    const content = [{ kind: 'content' }];
    const info = { ...ALERT, type: 'info', title: 'Till alla', publishedDate: minutes(10) };
    expect(await hintsWhile(() => create({ ...info, unpublishedDate: minutes(20) }))).toEqual([]);
    expect(await hintsWhile(() => passTime(api, new Date(minutes(11))))).toEqual(content);
    expect(await hintsWhile(() => passTime(api, new Date(minutes(21))))).toEqual(content);
  });

  it('what nobody may see yet, and what visitors are notified of themselves, is not hinted at', async () => {
    expect(
      await hintsWhile(async () => {
        const id = await create({ ...ALERT, status: 'draft', alert: DRILL });
        await change(id, { title: 'Utkast' });
        await create({ ...ALERT, type: 'news', title: 'Nyhet' });
      }),
    ).toEqual([]);
  });

  it('what is read, sorted or understood is hinted at for its owner alone, but for the session that did it', async () => {
    const token = await api.tokenFor(5);
    const { id } = await api.db
      .selectFrom('token')
      .select('id')
      .where('user_id', '=', 5)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const own = [{ kind: 'own', userId: 5, exceptTokenId: id }];
    const post = await create({ ...ALERT, type: 'info', acknowledgeBy: minutes(600) });
    const body = { list: 'read_post', values: [post] };
    for (const [method, path, sent] of [
      ['POST', '/user/5/read', body],
      ['POST', `/post/${post}/acknowledgement`, { round: 1 }],
      ['PUT', '/user/5/link/sort', { values: [1] }],
    ] as const) {
      const hints = await hintsWhile(async () => {
        const answer = await api.send(method, path, { token, body: sent });
        expect([path, answer.status, answer.body]).toMatchObject([
          path,
          expect.toSatisfy((it) => it < 300),
          {},
        ]);
      });
      expect(hints, path).toEqual(own);
    }
  });

  it('nothing is hinted at when the transaction does not go through', async () => {
    const failing = () =>
      api.db.transaction().execute(async (trx) => {
        await hintStaff(trx, { kind: 'alerts' });
        throw new Error('taken back');
      });
    expect(await hintsWhile(() => expect(failing()).rejects.toThrow('taken back'))).toEqual([]);
  });

  it('anyone who does not prove to be the BFF is sent not one byte', async () => {
    const drill = async () => {
      const id = await create({ ...ALERT, alert: DRILL });
      await change(id, { status: 'trash' });
    };
    expect(await sentWhile(false, drill)).toBe('');
    const sentTo = async (headers: Record<string, string>) => {
      const answer = await api.app.inject({
        url: '/rubicore/core/v1/event',
        headers: { authorization: `Bearer ${VISITOR_TOKEN}`, ...headers },
        payloadAsStream: true,
      });
      let text = '';
      const stream = answer.stream();
      stream.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      await expect.poll(() => text).toContain('event: ready');
      await api.db.transaction().execute((trx) => hintStaff(trx, { kind: 'alerts' }));
      await wait(500);
      stream.destroy();
      return text.includes('staff-hint');
    };
    expect(await sentTo({ [STAFF_EVENTS_HEADER]: STAFF_EVENTS_TOKEN })).toBe(true);
    expect(await sentTo({})).toBe(false);
    expect(await sentTo({ [STAFF_EVENTS_HEADER]: `${STAFF_EVENTS_TOKEN}x` })).toBe(false);
    expect(await sentTo({ [STAFF_EVENTS_HEADER]: VISITOR_TOKEN })).toBe(false);
    expect(await sentTo({ authorization: `Bearer ${administrator}` })).toBe(false);
  });
});
