import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VmaMessage } from './read-vma.ts';
import { type KeptVma, resolveVma } from './store-vma.ts';

const message = (identifier: string, given: Partial<VmaMessage> = {}): VmaMessage => ({
  type: 'Alert',
  identifier,
  incident: 'brand',
  replaces: [],
  sentMs: 0,
  text: null,
  ...given,
});
const kept = (from: VmaMessage, endedBy: KeptVma['endedBy'] = null): KeptVma => {
  const { identifier, incident, replaces, sentMs, type } = from;
  return { identifier, incident, replaces, sentMs, isUpdate: type === 'Update', endedBy };
};
const A = message('A');
const U1 = message('U1', { type: 'Update', replaces: ['A'], sentMs: 1 });
const U2 = message('U2', { type: 'Update', replaces: ['U1'], sentMs: 2 });
const C = message('C', { type: 'Cancel', replaces: ['U2'], sentMs: 3 });
const endedIn = (...listed: VmaMessage[]) => Object.fromEntries(resolveVma([], listed));

it('an Update takes the place of what it refers to, and of what that had taken the place of', () => {
  expect(endedIn(A)).toEqual({});
  expect(endedIn(A, U1)).toEqual({ A: 'update' });
  expect(endedIn(A, U1, U2)).toEqual({ A: 'update', U1: 'update' });
});

it('a Cancel ends all that belongs to what it refers to, whether it names the first or the last', () => {
  const all = { A: 'cancel', U1: 'cancel', U2: 'cancel', C: 'cancel' };
  expect(endedIn(A, U1, U2, C)).toEqual(all);
  expect(endedIn(A, U1, U2, { ...C, replaces: ['A'] })).toEqual(all);
});

it('what refers to nothing that is known belongs together by its incident', () => {
  expect(endedIn(A, { ...C, replaces: ['lost'] })).toMatchObject({ A: 'cancel' });
  expect(endedIn(A, { ...C, replaces: [] })).toMatchObject({ A: 'cancel' });
  expect(endedIn(A, { ...U1, replaces: ['lost'] })).toEqual({ A: 'update' });
  expect(endedIn(A, { ...C, replaces: ['lost'], incident: 'annat' })).toEqual({ C: 'cancel' });
  expect(endedIn({ ...A, incident: null }, { ...C, replaces: [], incident: null })).toEqual({ C: 'cancel' });
});

it('of two messages of one event the one that is not referred to stays', () => {
  const other = message('B');
  expect(endedIn(A, other, U1)).toEqual({ A: 'update' });
  expect(endedIn(A, other, { ...C, replaces: ['A'] })).toEqual({ A: 'cancel', C: 'cancel' });
});

it('of two Updates of the same message the later holds, in whichever order they come', () => {
  const other = { ...U2, replaces: ['A'] };
  expect(endedIn(U1, other, A)).toEqual({ A: 'update', U1: 'update' });
  expect(Object.fromEntries(resolveVma([kept(other)], [U1]))).toEqual({ U1: 'update' });
});

it('what has been cancelled stays so, also for an Update that comes afterwards', () => {
  expect(Object.fromEntries(resolveVma([kept(A, 'cancel')], [A, U1]))).toEqual({ A: 'cancel', U1: 'cancel' });
});

it('what has expired can be taken up again by an Update', () => {
  expect(Object.fromEntries(resolveVma([kept(A, 'expiry')], [U1]))).toEqual({ A: 'update' });
});

it('that something is not listed any more ends nothing', () => {
  expect(resolveVma([kept(A), kept(message('B', { incident: 'annat' }))], [])).toEqual(new Map());
});

it('messages that refer to each other, or to themselves, end within the time that thousands need', () => {
  const ring = Array.from({ length: 10_000 }, (_, index) =>
    message(String(index), { type: 'Update', replaces: [String((index + 1) % 10_000)], sentMs: index }),
  );
  expect(resolveVma([], ring).size).toBe(9999);
});

it('in whatever order and however often messages are listed, the same ones hold in the end', () => {
  const messages = fc.constantFrom(A, U1, U2, C);
  fc.assert(
    fc.property(fc.array(messages, { maxLength: 12 }), (order) => {
      const known = new Map<string, KeptVma>();
      for (const listed of [...order.map((each) => [each]), [A, U1, U2, C]]) {
        const ended = resolveVma([...known.values()], listed);
        for (const each of listed)
          if (each.type !== 'Cancel') known.set(each.identifier, known.get(each.identifier) ?? kept(each));
        for (const [identifier, endedBy] of ended) {
          const row = known.get(identifier);
          if (row !== undefined && row.endedBy === null) known.set(identifier, { ...row, endedBy });
        }
      }
      expect([...known.values()].filter(({ endedBy }) => endedBy === null)).toEqual([]);
    }),
  );
});
