import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRedo,
  canUndo,
  type EditHistory,
  MAX_STEPS,
  record,
  redo,
  startHistory,
  undo,
} from './edit-history.ts';

/** Each change a step of its own. */
function recorded(values: readonly string[]): EditHistory<string> {
  return values.reduce((history, value, index) => record(history, value, { atMs: index }), startHistory(''));
}

function times<Value>(count: number, step: (value: Value) => Value, value: Value): Value {
  return Array.from({ length: count }).reduce<Value>((current) => step(current), value);
}

describe('a history of edits', () => {
  it('goes back to every value and forward again, whatever is done in between', () => {
    const action = fc.oneof(
      fc.record({
        value: fc.string({ maxLength: 2 }),
        key: fc.constantFrom('title', 'text', undefined),
        waitMs: fc.nat(2000),
      }),
      fc.constantFrom('undo' as const, 'redo' as const),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        // The plain model: all values in a list, and where we are in it.
        let values = [''];
        let at = 0;
        let last: { key: string; atMs: number } | null = null;
        let atMs = 0;
        let history = startHistory('');
        for (const step of actions) {
          if (typeof step === 'object') {
            atMs += step.waitMs;
            history = record(history, step.value, {
              atMs,
              ...(step.key === undefined ? {} : { key: step.key }),
            });
            if (step.value === values[at]) continue;
            const isSameStep = last?.key === step.key && last !== null && atMs - last.atMs <= 1000;
            values = [...values.slice(0, isSameStep ? at : at + 1), step.value];
            at = values.length - 1;
            last = step.key === undefined ? null : { key: step.key, atMs };
          } else {
            history = step === 'undo' ? undo(history) : redo(history);
            const next = step === 'undo' ? Math.max(0, at - 1) : Math.min(values.length - 1, at + 1);
            if (next !== at) last = null;
            at = next;
          }
          expect([history.present, canUndo(history), canRedo(history)]).toEqual([
            values[at],
            at > 0,
            at < values.length - 1,
          ]);
        }
        expect([...history.past, history.present, ...history.future]).toEqual(values);
      }),
      { numRuns: 1000 },
    );
  });

  it('remembers a hundred steps and forgets the oldest', () => {
    const values = Array.from({ length: MAX_STEPS + 5 }, (_, index) => `v${index + 1}`);
    const back = times(MAX_STEPS + 50, undo, recorded(values));
    expect(back.present).toBe('v5');
    expect(times(MAX_STEPS + 50, redo, back).present).toBe('v105');
  });

  it('takes what is typed in one field without a pause as one step', () => {
    let history = startHistory('');
    for (const [index, text] of ['E', 'El', 'Eld'].entries()) {
      history = record(history, text, { key: 'title', atMs: index * 1000 });
    }
    history = record(history, 'Elda', { key: 'title', atMs: 3001 });
    expect(history.past).toEqual(['', 'Eld']);
    expect(record(history, 'Elda.', { key: 'text', atMs: 3002 }).past).toEqual(['', 'Eld', 'Elda']);
  });

  it('begins a new step after an undo, although the same field is typed in', () => {
    const first = record(startHistory(''), 'a', { key: 'title', atMs: 0 });
    const second = record(first, 'b', { key: 'text', atMs: 1 });
    const after = record(undo(second), 'c', { key: 'title', atMs: 2 });
    expect(undo(after).present).toBe('a');
    expect(canRedo(after)).toBe(false);
  });

  it('holds values that are nothing as well', () => {
    const history = record(record(startHistory<string | undefined>('a'), undefined, { atMs: 0 }), 'b', {
      atMs: 1,
    });
    expect(undo(history).present).toBeUndefined();
    expect(redo(undo(undo(history))).present).toBeUndefined();
  });

  it('has nothing to undo or redo at first', () => {
    const history = startHistory('a');
    expect([undo(history), redo(history)]).toEqual([history, history]);
  });
});
