import { expect, it } from 'vitest';
import { decodeFireBans } from './fire-bans.ts';

const ROW = {
  id: 1,
  municipality: 'Norråns kommun',
  state: 'none',
  decidedBy: '',
  from: null,
  to: null,
  stateBefore: null,
  checkedAt: '2026-11-20T14:00:00Z',
  note: '',
};

it('reads what the API answers as it stands', () => {
  const fireRisk = { approvedAt: ROW.checkedAt, days: [{ validAt: ROW.checkedAt, level: 3 }] };
  expect(decodeFireBans({ fireBans: [ROW], fireRisk })).toEqual({ fireBans: [ROW], fireRisk });
});

it.each([['ingen'], [null], [undefined], [0], [{}], [['none']]])(
  'takes the state %j, which there is none of, for unknown and not for no ban',
  (state) => {
    expect(decodeFireBans({ fireBans: [{ ...ROW, state }] }).fireBans).toEqual([
      { ...ROW, state: 'unknown' },
    ]);
  },
);

it.each([
  [null],
  [7],
  ['nej'],
  [[]],
  [{ fireBans: 'nej', fireRisk: 'nej' }],
  [{ fireBans: [null, 7, { id: 1 }] }],
])('knows nothing from the answer %j', (answer) => {
  expect(decodeFireBans(answer)).toEqual({ fireBans: [], fireRisk: null });
});
