import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000).toISOString();
const BAN = {
  municipality: 'Norråns kommun',
  state: 'ban',
  decidedBy: 'Räddningschefen',
  from: hours(-1),
  to: null,
  note: 'Gäller även grillplatser.',
};
const NONE = { ...BAN, state: 'none', decidedBy: '', from: null, note: '' };
/** Of the demo: an administrator, an editor and a crisis editor. */
const [ADMINISTRATOR, EDITOR, CRISIS_EDITOR] = [1, 3, 12];

describeOnBothEngines('fire bans', (api) => {
  let [administrator, editor, crisisEditor] = ['', '', ''];
  beforeAll(async () => {
    administrator = await api.tokenFor(ADMINISTRATOR);
    editor = await api.tokenFor(EDITOR);
    crisisEditor = await api.tokenFor(CRISIS_EDITOR);
  });
  beforeEach(async () => {
    await api.db.deleteFrom('fire_ban').execute();
  });

  const create = (body: unknown, token: string | null = crisisEditor) =>
    api.send('POST', '/fire-ban', { token, body });
  const update = (id: number, body: unknown, token: string | null = crisisEditor) =>
    api.send('PUT', `/fire-ban/${id}`, { token, body });
  const check = (id: number, state: unknown, token: string | null = crisisEditor) =>
    api.send('POST', `/fire-ban/${id}/check`, { token, body: { state } });
  const all = async () => (await api.get('/fire-ban')).body.fireBans;
  /** As if somebody had checked it then. */
  const age = (checked_date: string) => api.db.updateTable('fire_ban').set({ checked_date }).execute();

  it('are set by those who have the right, checked when they are set, and read by anyone', async () => {
    const made = await create({ ...BAN, municipality: ' Norråns kommun ' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ ...BAN, id: expect.any(Number), stateBefore: null, checkedAt: hours(0) });
    const read = await api.get('/fire-ban');
    expect(read.body).toEqual({ fireBans: [made.body], fireRisk: null });
    const lifted = await update(made.body.id, NONE);
    expect(lifted.body).toEqual({ ...NONE, id: made.body.id, stateBefore: null, checkedAt: hours(0) });
  });

  it('are shown to visitors, and stand in the audit log with what was before', async () => {
    const { body: made } = await create(NONE);
    const { body: changed } = await update(made.id, BAN);
    const { body: checked } = await check(made.id, 'ban');
    await api.send('DELETE', `/fire-ban/${made.id}`, { token: crisisEditor });
    const { body: entries } = await api.get('/audit?entity=fire-ban&perPage=4', administrator);
    expect(entries.toReversed()).toMatchObject([
      { action: 'fire-ban.create', actorId: CRISIS_EDITOR, before: null, after: made },
      { action: 'fire-ban.update', before: made, after: changed },
      { action: 'fire-ban.check', before: changed, after: checked },
      { action: 'fire-ban.delete', before: checked, after: null },
    ]);
    const rows = await api.db
      .selectFrom('audit_entry')
      .select('is_public')
      .where('entity', '=', 'fire-ban')
      .execute();
    expect(new Set(rows.map((row) => row.is_public))).toEqual(new Set([true]));
    expect(await all()).toEqual([]);
  });

  it('are neither set, checked nor taken away without the right', async () => {
    const { body: made } = await create(BAN);
    const remove = (token: string | null) => api.send('DELETE', `/fire-ban/${made.id}`, { token });
    for (const [token, status] of [
      [editor, 403],
      [null, 401],
    ] as const) {
      expect((await create({ ...NONE, municipality: 'Granne kommun' }, token)).status).toBe(status);
      expect((await update(made.id, NONE, token)).status).toBe(status);
      expect((await check(made.id, 'ban', token)).status).toBe(status);
      expect((await remove(token)).status).toBe(status);
    }
    expect(await all()).toEqual([made]);
  });

  it('keep what held before a ban that is to come, however often it is saved', async () => {
    const { body: made } = await create(NONE);
    const coming = { ...BAN, from: hours(5), to: hours(50) };
    expect((await update(made.id, coming)).body).toMatchObject({ ...coming, stateBefore: 'none' });
    expect((await update(made.id, { ...coming, note: 'Ny' })).body.stateBefore).toBe('none');
    const lifting = await update((await create({ ...BAN, municipality: 'Övre kommun' })).body.id, {
      ...NONE,
      municipality: 'Övre kommun',
      from: hours(5),
    });
    expect(lifting.body).toMatchObject({ state: 'none', stateBefore: 'ban' });
  });

  it('do not say that there is no ban before one that is to come when that was checked too long ago', async () => {
    const { body: made } = await create(NONE);
    await age(hours(-7 * 24));
    expect((await update(made.id, { ...BAN, from: hours(5) })).body.stateBefore).toBe('unknown');
  });

  it('are checked anew by those who have seen what they confirm', async () => {
    const { body: made } = await create(NONE);
    await age(hours(-8 * 24));
    expect((await check(made.id, 'none')).body).toEqual({ ...made, checkedAt: hours(0) });
    const stale = await check(made.id, 'ban');
    expect([stale.status, stale.body.code]).toEqual([409, 'FIRE_BAN_CHANGED']);
  });

  it('are not changed by those who have not seen what has been said since', async () => {
    const { body: made } = await create(NONE);
    await age(hours(-1));
    const put = (note: string) => update(made.id, { ...NONE, note, seenCheckedAt: hours(-1) });
    expect((await put('Först')).body.note).toBe('Först');
    const late = await put('Sedan');
    expect([late.status, late.body.code]).toEqual([409, 'FIRE_BAN_CHANGED']);
    // A client that says nothing of what it has seen.
    expect((await update(made.id, { ...NONE, note: 'Utan' })).body.note).toBe('Utan');
  });

  it('are not confirmed when they have ended, or when nobody knows', async () => {
    const { body: made } = await create({ ...BAN, from: hours(-9), to: hours(-1) });
    expect((await check(made.id, 'ban')).status).toBe(409);
    await update(made.id, { ...NONE, state: 'unknown' });
    expect((await check(made.id, 'unknown')).status).toBe(409);
  });

  it('stand in the order of Swedish names, one for each municipality', async () => {
    for (const municipality of ['Östra kommun', 'Alby kommun', 'Åsbruks kommun']) {
      await create({ ...NONE, municipality });
    }
    const names = (await all()).map((row: { municipality: string }) => row.municipality);
    expect(names).toEqual(['Alby kommun', 'Åsbruks kommun', 'Östra kommun']);
    const again = await create({ ...NONE, municipality: 'ÅSBRUKS kommun' });
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ field: 'municipality', message: 'Kommunen finns redan' }],
    ]);
  });

  it('of two who add the same municipality at once, one does', async () => {
    const answers = await Promise.all([create(BAN), create(NONE)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('are of so many municipalities as a service has, and of no more', async () => {
    for (let number = 1; number <= 30; number += 1) {
      expect((await create({ ...NONE, municipality: `Kommun ${number}` })).status).toBe(201);
    }
    expect((await create(NONE)).status).toBe(422);
  });

  it.each([
    ['a state that there is none of', { state: 'kanske' }, 422, 'state'],
    ['no municipality', { municipality: ' ' }, 422, 'municipality'],
    ['a municipality in two lines', { municipality: 'Norrån\nSödran' }, 422, 'municipality'],
    ['a municipality that is too long', { municipality: 'x'.repeat(61) }, 422, 'municipality'],
    ['a ban that nobody has decided', { decidedBy: '' }, 422, 'decidedBy'],
    ['an office that is too long', { decidedBy: 'x'.repeat(81) }, 422, 'decidedBy'],
    ['a note that is too long', { note: 'x'.repeat(251) }, 422, 'note'],
    ['a ban without a beginning', { from: null }, 422, 'from'],
    ['an end before the beginning', { to: hours(-2) }, 422, 'to'],
    ['an end of no ban', { state: 'none', to: hours(2) }, 422, 'to'],
    ['a day that there is none of', { from: '2026-13-45T10:00:00Z' }, 400, 'from'],
    ['a beginning that is no time', { from: 'i går' }, 400, null],
    ['a state that is a number', { state: 2 }, 400, null],
    ['a list in place of a name', { municipality: ['Norrån'] }, 400, null],
    ['an end that is a record', { to: {} }, 400, null],
    ['half a character', { note: '\ud800' }, 400, null],
    ['no note at all', { note: undefined }, 400, null],
  ])('refuse %s, and stay as they were', async (_, changes, status, field) => {
    const { body: made } = await create(BAN);
    const refused = await update(made.id, { ...BAN, ...changes });
    expect(refused.status).toBe(status);
    if (field !== null) {
      expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    }
    expect(await all()).toEqual([made]);
  });

  it.each(['0', '-1', '2147483648', '1.5', 'x'])(
    'refuse the number %s with an error of the caller',
    async (id) => {
      expect((await api.send('PUT', `/fire-ban/${id}`, { token: crisisEditor, body: BAN })).status).toBe(400);
    },
  );

  it('that are not there cannot be changed, checked or taken away', async () => {
    const statuses = await Promise.all([
      update(4711, BAN),
      check(4711, 'ban'),
      api.send('DELETE', '/fire-ban/4711', { token: crisisEditor }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await check(4711, 'kanske')).status).toBe(400);
  });

  it('take no moment of checking from anyone who sends them', async () => {
    const { body: made } = await create({ ...NONE, checkedAt: '2099-01-01T00:00:00Z', stateBefore: 'none' });
    expect(made).toMatchObject({ checkedAt: hours(0), stateBefore: null });
  });
});
