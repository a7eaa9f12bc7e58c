/** A way to narrow a list, by the name that it has in the address: one of several values, a day, or a short text. */
export type Filter = { name: string; label: string } & (
  | {
      options: readonly { value: string; text: string }[];
      /** What is shown without it, where that is not all. */
      unfiltered?: string;
    }
  | { kind: 'date' | 'text' }
);
