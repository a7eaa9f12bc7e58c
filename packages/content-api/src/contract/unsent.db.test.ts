import { deliverUnsent, type Outbox, type UnsentAcknowledgement, unsentId } from '@brandpost/domain';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const EDITOR = 3;
const FULL_TIME = 5;
const PART_TIME = 7;
const STATION = 2;
/** Five times as many at night. */
const CONNECTIONS = 100 * Number(process.env.TEST_TIMES ?? 1);

/** What becomes of one call on its way: it is lost, its answer is lost, it comes twice, or something else answers. */
const FATES = ['fine', 'fine', 'lost', 'answer lost', 'twice', 'portal', 'overloaded', 'signed out'] as const;
type Fate = (typeof FATES)[number];
const fates = fc.array(fc.constantFrom<Fate>(...FATES), { minLength: 1, maxLength: 8 });

describeOnBothEngines('acknowledgements said without a network', (api) => {
  const tokens = new Map<number, string>();
  const as = (userId: number) => ({ token: tokens.get(userId) ?? '' });
  const write = async (body: object = {}): Promise<number> => {
    const sent = { type: 'info', nodeIds: [STATION], acknowledgeBy: '2026-12-01T12:00:00Z', ...body };
    const made = await api.send('POST', '/post', {
      ...as(EDITOR),
      body: { title: `Ute ${Math.random()}`, status: 'publish', ...sent },
    });
    expect(made.status).toBe(201);
    return made.body.id;
  };
  const said = (postId: number, round = 1): UnsentAcknowledgement => ({
    ...{ id: unsentId({ postId, round }), postId, round, title: '' },
    saidDate: '2026-11-20T12:00:00Z',
  });
  /** What one device keeps, whichever of its tabs reads it. */
  const outboxOf = (...unsent: UnsentAcknowledgement[]) => {
    const kept = new Map(unsent.map((one) => [one.id, one]));
    const outbox: Outbox = {
      list: async () => [...kept.values()],
      remove: async (id) => void kept.delete(id),
    };
    return { kept, outbox };
  };
  const send =
    (userId: number) =>
    async ({ postId, round }: UnsentAcknowledgement) =>
      await api.send('POST', `/post/${postId}/acknowledgement`, { ...as(userId), body: { round } });
  /** A network that does to one call after the other what is written, and then does no harm. */
  const through = (userId: number, written: readonly Fate[]) => {
    const left = [...written];
    return async (unsent: UnsentAcknowledgement) => {
      const fate = left.shift() ?? 'fine';
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      if (fate === 'portal') return { status: 200, body: { welcome: 'to the hotel' } };
      if (fate === 'overloaded') return { status: 503, body: { code: 'OVERLOADED', message: '' } };
      if (fate === 'signed out') return { status: 401, body: { code: 'SIGNED_OUT', message: '' } };
      const answers = [await send(userId)(unsent)];
      if (fate === 'twice') answers.push(await send(userId)(unsent));
      if (fate === 'answer lost') throw new TypeError('Failed to fetch');
      return answers.at(-1) ?? { status: 0, body: null };
    };
  };
  const rowsOf = (postId: number) =>
    api.db.selectFrom('acknowledgement').select('user_id').where('post_id', '=', postId).execute();
  /** Whose each acknowledgement in the log is, by post. */
  const logged = async (): Promise<[number, number | null][]> => {
    const rows = await api.db
      .selectFrom('audit_entry')
      .select(['entity_id', 'actor_id'])
      .where('action', '=', 'post.acknowledge')
      .orderBy('id')
      .execute();
    return rows.map(({ entity_id, actor_id }) => [Number(entity_id), actor_id]);
  };

  beforeAll(async () => {
    for (const id of [1, EDITOR, FULL_TIME, PART_TIME]) tokens.set(id, await api.tokenFor(id));
  });

  it(`reach the service once each over ${CONNECTIONS} connections that lose, repeat and delay, from two tabs, and none is lost`, async () => {
    const all: number[] = [];
    let connections = 0;
    await fc.assert(
      fc.asyncProperty(fates, fates, fc.constantFrom(1, 1, 1, 2), async (first, second, posts) => {
        connections += 1;
        const ids = await Promise.all(Array.from({ length: posts }, () => write()));
        const { kept, outbox } = outboxOf(...ids.map((id) => said(id)));
        const networks = [first, second].map((fate) => through(FULL_TIME, fate));
        for (let tries = 0; kept.size > 0; tries += 1) {
          expect(tries).toBeLessThan(first.length + second.length + 2);
          await Promise.all(networks.map((network) => deliverUnsent(outbox, network)));
        }
        for (const id of ids) expect(await rowsOf(id)).toEqual([{ user_id: FULL_TIME }]);
        all.push(...ids);
      }),
      { numRuns: CONNECTIONS },
    );
    expect(connections).toBe(CONNECTIONS);
    const ofThese = (await logged()).filter(([postId]) => all.includes(postId));
    expect(ofThese).toHaveLength(all.length);
    expect(new Map(ofThese)).toEqual(new Map(all.map((postId) => [postId, FULL_TIME])));
  }, 480_000);

  it('stay for as long as only what stands between answers, whatever that says', async () => {
    const id = await write();
    const { kept, outbox } = outboxOf(said(id));
    for (const answer of [
      { status: 200, body: '<html>Logga in på hotellets nät</html>' },
      { status: 200, body: { postId: id + 1, round: 1 } },
      { status: 404, body: 'nginx' },
      { status: 403, body: { error: 'proxy' } },
      { status: 403, body: { code: 'NOT_FOR_ANOTHER', message: 'Du agerar som någon annan' } },
      { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Vänta' } },
      { status: 401, body: { code: 'SIGNED_OUT', message: 'Logga in' } },
    ]) {
      expect(await deliverUnsent(outbox, async () => answer)).toEqual({
        ...{ accepted: [], refused: [], isRestLeft: true },
      });
      expect([...kept.keys()]).toEqual([`${id}-1`]);
    }
    expect(await rowsOf(id)).toEqual([]);
  });

  it('that the service will never take are given back with its reason: gone, for others, changed since, or asked no more', async () => {
    const gone = await write();
    const forOthers = await write();
    const changed = await write();
    const unasked = await write();
    const whole = await write();
    const change = (id: number, body: object) =>
      api.send('PUT', `/post/${id}`, { ...as(EDITOR), headers: { 'if-match': '*' }, body });
    expect((await api.send('DELETE', `/post/${gone}`, as(1))).status).toBe(200);
    await change(forOthers, { nodeIds: [3] });
    await change(changed, { acknowledgementRound: 2 });
    await change(unasked, { acknowledgeBy: null });
    const { kept, outbox } = outboxOf(...[gone, forOthers, changed, unasked, whole].map((id) => said(id)));
    const delivery = await deliverUnsent(outbox, send(FULL_TIME));
    expect(delivery.refused.map(({ unsent, reason }) => [unsent.postId, reason])).toEqual([
      [gone, 'Det du söker finns inte.'],
      [forOthers, 'Det du söker finns inte.'],
      [changed, 'Innehållet har ändrats sedan du läste det. Läs det igen innan du kvitterar.'],
      [unasked, 'Det här behöver du inte kvittera.'],
    ]);
    expect(delivery.accepted.map(({ postId }) => postId)).toEqual([whole]);
    expect(delivery.isRestLeft).toBe(false);
    expect(kept.size).toBe(0);
    for (const id of [gone, forOthers, changed, unasked]) expect(await rowsOf(id)).toEqual([]);
  });

  it('never become those of somebody whom the post is not meant for', async () => {
    const id = await write();
    const { outbox } = outboxOf(said(id));
    const { refused } = await deliverUnsent(outbox, send(PART_TIME));
    expect(refused).toHaveLength(1);
    expect(await rowsOf(id)).toEqual([]);
  });
});
