/** A way to narrow a list, by the name that it has in the address: one of several values, a day, or a short text. */
export type Filter = { name: string; label: string } & (
  | { options: readonly { value: string; text: string }[] }
  | { kind: 'date' | 'text' }
);
