/** Steps that can be undone; the oldest is forgotten first. */
export const MAX_STEPS = 100;

/** Changes to the same thing within this time of each other are one step. */
const ONE_STEP_MS = 1000;

/** A value with what it was before and, once something is undone, what it was after. Never changed in place. */
export type EditHistory<Value> = {
  readonly present: Value;
  /** Oldest first. */
  readonly past: readonly Value[];
  /** Next first. */
  readonly future: readonly Value[];
  /** The change that made the present; null after an undo or redo, and for changes that stand alone. */
  readonly lastChange: { readonly key: string; readonly atMs: number } | null;
};

export type RecordedChange = {
  /** What is changed, such as one field of one block; absent for a change that is a step of its own. */
  readonly key?: string;
  /** When, by any clock that goes forward. */
  readonly atMs: number;
};

/** A history that begins with a value. */
export function startHistory<Value>(value: Value): EditHistory<Value> {
  return { present: value, past: [], future: [], lastChange: null };
}

/**
 * The history after a change. Changes with the same key within a second of each other, as while typing, are one step;
 * what was undone can no longer be redone. The same value again is no change.
 */
export function record<Value>(
  history: EditHistory<Value>,
  value: Value,
  { key, atMs }: RecordedChange,
): EditHistory<Value> {
  if (Object.is(value, history.present)) return history;
  const { lastChange } = history;
  const isSameStep =
    lastChange !== null && lastChange.key === key && Math.abs(atMs - lastChange.atMs) <= ONE_STEP_MS;
  return {
    present: value,
    past: isSameStep ? history.past : [...history.past, history.present].slice(-MAX_STEPS),
    future: [],
    lastChange: key === undefined ? null : { key, atMs },
  };
}

/** The history one step back; the same where there is none. */
export function undo<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  if (!canUndo(history)) return history;
  return {
    present: past.at(-1) as Value,
    past: past.slice(0, -1),
    future: [present, ...future],
    lastChange: null,
  };
}

/** The history one step forward; the same where nothing was undone. */
export function redo<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history;
  if (!canRedo(history)) return history;
  return { present: future[0] as Value, past: [...past, present], future: future.slice(1), lastChange: null };
}

export function canUndo(history: EditHistory<unknown>): boolean {
  return history.past.length > 0;
}

export function canRedo(history: EditHistory<unknown>): boolean {
  return history.future.length > 0;
}
