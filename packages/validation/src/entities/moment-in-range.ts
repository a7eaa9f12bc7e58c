const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Whether a date is one, and lies where clocks go. */
export function isStorableMoment(date: string): boolean {
  const year = new Date(date).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
