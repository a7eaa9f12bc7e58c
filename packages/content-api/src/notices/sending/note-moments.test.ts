import { DEFAULT_NOTICE_CHOICES } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { dueTime } from './note-moments.ts';

const DAY = '2026-11-25T12:00:00.000Z';
const NIGHT = '2026-11-25T22:30:00.000Z';
const due = (now: string, changes: object, sending: object = {}) =>
  dueTime(
    { ...DEFAULT_NOTICE_CHOICES, ...changes },
    { channel: 'email', isUrgent: false, ...sending },
    new Date(now),
  ).toISOString();

it('sends by day at once, and by night when the quiet hours end', () => {
  expect(due(DAY, {})).toBe(DAY);
  expect(due(NIGHT, {})).toBe('2026-11-26T05:00:00.000Z');
  expect(due(NIGHT, { quiet: null })).toBe(NIGHT);
});

it('sends what is urgent at once, whatever has been chosen', () => {
  expect(due(NIGHT, { isDigest: true }, { isUrgent: true })).toBe(NIGHT);
});

it('collects the e-mail of a day until the morning, and notifications never', () => {
  expect(due(DAY, { isDigest: true })).toBe('2026-11-26T06:00:00.000Z');
  expect(due(DAY, { isDigest: true }, { channel: 'push' })).toBe(DAY);
});

it('sends the e-mail of a day when the quiet hours end, where they last longer', () => {
  expect(due(DAY, { isDigest: true, quiet: { from: '22:00', to: '08:30' } })).toBe(
    '2026-11-26T07:30:00.000Z',
  );
});
