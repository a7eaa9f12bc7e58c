import { describe, expect, it } from 'vitest';
import type { FireBan } from './entities/fire-ban.ts';
import { fireBanMoments, fireBanNow } from './fire-ban.ts';

const CHECKED = '2026-07-01T08:00:00.000Z';
const days = (count: number) => new Date(Date.parse(CHECKED) + count * 86_400_000);
const before = (moment: Date) => new Date(moment.getTime() - 1);
const said = (changes: Partial<FireBan>): FireBan => ({
  id: 1,
  municipality: 'Norråns kommun',
  state: 'none',
  decidedBy: '',
  from: null,
  to: null,
  stateBefore: null,
  checkedAt: CHECKED,
  note: '',
  ...changes,
});
const stateAt = (changes: Partial<FireBan>, now: Date) => fireBanNow(said(changes), now).state;

describe('fireBanNow', () => {
  it('knows nothing where nobody has said anything, or where somebody has said that nobody knows', () => {
    expect(fireBanNow(null, days(0))).toEqual({
      state: 'unknown',
      reason: 'not-said',
      upcoming: null,
    });
    expect(fireBanNow(said({ state: 'unknown' }), days(0)).reason).toBe('not-said');
  });

  it('says that there is no ban for seven days after a check, and not a moment longer', () => {
    expect(stateAt({}, days(0))).toBe('none');
    expect(stateAt({}, before(days(7)))).toBe('none');
    expect(fireBanNow(said({}), days(7))).toMatchObject({ state: 'unknown', reason: 'stale' });
  });

  it.each(['ban', 'strict'] as const)('says %s until it has not been checked for thirty days', (state) => {
    expect(stateAt({ state }, before(days(30)))).toBe(state);
    expect(fireBanNow(said({ state }), days(30))).toMatchObject({ state: 'unknown', reason: 'stale' });
  });

  it('never takes a ban that has passed its end for no ban, however fresh its check is', () => {
    const to = days(2).toISOString();
    expect(stateAt({ state: 'ban', to }, before(days(2)))).toBe('ban');
    expect(fireBanNow(said({ state: 'ban', to }), days(2))).toMatchObject({
      state: 'unknown',
      reason: 'ended',
    });
  });

  it('says what held before until a ban begins, and tells of it', () => {
    const from = days(2).toISOString();
    const coming = said({ state: 'ban', stateBefore: 'none', from });
    expect(fireBanNow(coming, before(days(2)))).toEqual({
      state: 'none',
      reason: null,
      upcoming: { state: 'ban', from },
    });
    expect(fireBanNow(coming, days(2))).toMatchObject({ state: 'ban', upcoming: null });
  });

  it('says nothing of the time before a ban of which nobody has said anything', () => {
    const from = days(2).toISOString();
    expect(fireBanNow(said({ state: 'ban', stateBefore: 'unknown', from }), days(1))).toEqual({
      state: 'unknown',
      reason: 'not-said',
      upcoming: { state: 'ban', from },
    });
  });

  it('says a ban that held at once also where a clock is slow', () => {
    expect(stateAt({ state: 'ban', from: CHECKED }, days(-1))).toBe('ban');
  });

  it('keeps a ban that is to be lifted until it is', () => {
    const lifted = { state: 'none', stateBefore: 'strict', from: days(3).toISOString() } as const;
    expect(stateAt(lifted, before(days(3)))).toBe('strict');
    expect(stateAt(lifted, days(3))).toBe('none');
  });

  it('does not say that there is no ban before one that was announced more than a week ago', () => {
    const coming = said({ state: 'ban', stateBefore: 'none', from: days(20).toISOString() });
    expect(fireBanNow(coming, days(7))).toMatchObject({
      state: 'unknown',
      reason: 'stale',
      upcoming: { state: 'ban' },
    });
  });

  it.each([{ checkedAt: 'i går' }, { checkedAt: '' }, { from: 'snart' }, { to: '2026-13-45' }])(
    'says nothing on the ground of what is no moment: %j',
    (changes) => {
      expect(stateAt(changes, days(0))).toBe('unknown');
      expect(stateAt({ state: 'ban', ...changes }, days(0))).toBe('unknown');
    },
  );

  it('changes by itself at no other moments than those that are given', () => {
    const [from, to] = [days(2).toISOString(), days(9).toISOString()];
    const coming = said({ state: 'ban', stateBefore: 'none', from, to });
    const answer = (ms: number) => JSON.stringify(fireBanNow(coming, new Date(ms)));
    const hours = Array.from({ length: 24 * 40 }, (_, hour) => days(0).getTime() + hour * 3_600_000);
    const changes = hours.filter((ms, index) => index > 0 && answer(ms) !== answer(hours[index - 1] ?? 0));
    expect(changes).toEqual([days(2).getTime(), days(9).getTime()]);
    expect(fireBanMoments(coming).map((moment) => Date.parse(moment))).toEqual(
      expect.arrayContaining(changes),
    );
  });
});
