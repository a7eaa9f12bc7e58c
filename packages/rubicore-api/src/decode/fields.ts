/** Tolerant readers of one field each: an upstream's slip becomes an empty value, not a broken page. */

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function integerOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** Ids from a list of numbers, of number texts, or of records with an `id`. */
export function idsOf(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((item) => integerOrNull(typeof item === 'object' && item !== null ? item.id : item))
    .filter((id): id is number => id !== null && id > 0);
}

export function isFlag(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
