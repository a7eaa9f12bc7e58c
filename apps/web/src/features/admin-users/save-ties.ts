type Tying = { add: (id: number) => Promise<unknown>; remove: (id: number) => Promise<unknown> };

/** Has somebody belong to what is wanted and to nothing else, of one kind. */
export async function saveTies(
  wanted: readonly number[],
  tied: readonly number[],
  { add, remove }: Tying,
): Promise<void> {
  for (const id of wanted.filter((one) => !tied.includes(one))) await add(id);
  for (const id of tied.filter((one) => !wanted.includes(one))) await remove(id);
}
