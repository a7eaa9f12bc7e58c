/** A way to narrow a list: one of several values, by the name that it has in the address. */
export type Filter = {
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
};
