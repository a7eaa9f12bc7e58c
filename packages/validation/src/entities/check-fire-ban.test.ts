import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { checkFireBan } from './check-fire-ban.ts';

const [from, to] = ['2026-07-01T10:00:00Z', '2026-07-02T10:00:00Z'];
const decidedBy = 'Räddningschefen';

it.each([
  ['a ban until further notice', { state: 'ban', decidedBy, from, to: null }],
  ['a ban with an end', { state: 'strict', decidedBy, from, to }],
  ['no ban, which nobody had to decide', { state: 'none', decidedBy: '', from: null, to: null }],
  ['no ban from a time', { state: 'none', decidedBy, from, to: null }],
  ['nothing known', { state: 'unknown', decidedBy: '', from: null, to: null }],
] as const)('%s is taken', (_, said) => expect(checkFireBan(said)).toEqual([]));

it.each([
  ['a ban that nobody has decided', { state: 'ban', decidedBy: ' ', from, to }, 'decidedBy', 'required'],
  ['a ban without a beginning', { state: 'strict', decidedBy, from: null, to }, 'from', 'required'],
  ['an end before the beginning', { state: 'ban', decidedBy, from: to, to: from }, 'to', 'endsBeforeItHolds'],
  ['an end at the beginning', { state: 'ban', decidedBy, from, to: from }, 'to', 'endsBeforeItHolds'],
  ['an end of no ban', { state: 'none', decidedBy, from, to }, 'to', 'onlyBansEnd'],
  ['an end of what nobody knows', { state: 'unknown', decidedBy, from: null, to }, 'to', 'onlyBansEnd'],
  ['a beginning that is no moment', { state: 'ban', decidedBy, from: 'i dag', to }, 'from', 'malformed'],
  [
    'an end where no clock goes',
    { state: 'ban', decidedBy, from, to: '9999-01-01T00:00:00Z' },
    'to',
    'malformed',
  ],
] as const)('%s is refused', (_, said, field, rule) => {
  expect(checkFireBan(said)).toEqual([{ field, message: messages[rule] }]);
});
