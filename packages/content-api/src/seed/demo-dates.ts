const DAY_MS = 86_400_000;
const DATE_VALUE = /"(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?"/g;

/**
 * JSON text with every date value moved back by whole days, when the clock stands before the day the text was written
 * for; unchanged otherwise.
 */
export function withDatesBefore(json: string, { asOf, now }: { asOf: Date; now: Date }): string {
  const days = Math.ceil((asOf.getTime() - now.getTime()) / DAY_MS);
  if (days <= 0) return json;
  return json.replace(DATE_VALUE, (_, day: string, time = '') => {
    const moved = new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS);
    return `"${moved.toISOString().slice(0, 10)}${time}"`;
  });
}
