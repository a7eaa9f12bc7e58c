import type { FireBan } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { bodyOf, validateDraft, valuesOf } from './fire-ban-draft.ts';

const NOW = new Date('2026-07-01T10:00:00Z');
const NONE: FireBan = {
  id: 1,
  municipality: 'Norråns kommun',
  state: 'none',
  decidedBy: 'Räddningschefen',
  from: '2026-05-01T08:00:00.000Z',
  to: null,
  stateBefore: null,
  checkedAt: '2026-06-30T08:00:00.000Z',
  note: '',
};
const BAN: FireBan = { ...NONE, state: 'ban', to: '2026-07-05T10:00:00.000Z' };
const body = (said: FireBan | null, changes: Record<string, string>) =>
  bodyOf({ ...valuesOf(said), ...changes }, said, NOW);

it('a ban that nobody says a beginning of begins now', () => {
  expect(body(NONE, { state: 'ban' })).toMatchObject({ state: 'ban', from: NOW.toISOString(), to: null });
});

it('a stricter ban begins now, and not when the other one began', () => {
  expect(body(BAN, { state: 'strict' }).from).toBe(NOW.toISOString());
  expect(body(BAN, { state: 'strict', from: '2026-07-02T12:00' }).from).toBe('2026-07-02T10:00:00.000Z');
});

it('a ban that is saved again keeps its beginning and its end', () => {
  expect(body(BAN, { note: 'Ny' })).toMatchObject({ from: BAN.from, to: BAN.to, note: 'Ny' });
});

it('a ban that is lifted has neither beginning nor end, unless it is lifted later', () => {
  expect(body(BAN, { state: 'none' })).toMatchObject({ state: 'none', from: null, to: null });
  expect(body(BAN, { state: 'none', from: '2026-07-03T12:00' }).from).toBe('2026-07-03T10:00:00.000Z');
});

it('what nobody knows is decided by nobody', () => {
  expect(body(BAN, { state: 'unknown' })).toMatchObject({ decidedBy: '', from: null, to: null });
});

it('nothing is chosen for a new municipality, and nothing is saved until it is', () => {
  const result = validateDraft(body(null, { municipality: 'Södrans kommun' }));
  expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual(['state']);
});

it('a ban needs somebody who has decided it', () => {
  const result = validateDraft(body(NONE, { state: 'ban', decidedBy: ' ' }));
  expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual(['decidedBy']);
});
