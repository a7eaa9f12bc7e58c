/** “SL” of Sigrid Systemlund. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0)?.toLocaleUpperCase('sv') ?? '')
    .join('');
}
