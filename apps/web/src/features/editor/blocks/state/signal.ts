import { useSyncExternalStore } from 'react';

/** A value that parts of the editor follow, each on its own, so that a change is drawn where it shows and nowhere else. */
export class Signal<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  readonly set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What a signal holds; drawn anew when that changes. */
export function useSignal<Value>(signal: Signal<Value>): Value {
  return useSyncExternalStore(
    signal.subscribe,
    () => signal.value,
    () => signal.value,
  );
}

/** A part of what a signal holds, which must be the same value while nothing of it changes. */
export function useSignalPart<Value, Part>(signal: Signal<Value>, part: (value: Value) => Part): Part {
  return useSyncExternalStore(
    signal.subscribe,
    () => part(signal.value),
    () => part(signal.value),
  );
}
