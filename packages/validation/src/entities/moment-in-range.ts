const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Whether a date is one, and lies where clocks go. */
export function isStorableMoment(date: string): boolean {
  const year = new Date(date).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR && hasItsDay(date);
}

/** JavaScript takes 30 February for 2 March. */
function hasItsDay(date: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  if (day === undefined) return true;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}
