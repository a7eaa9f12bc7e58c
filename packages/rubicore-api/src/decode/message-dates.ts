import { listFrom, objectFrom } from './json-text.ts';

/** When each message of an alert was sent, the earliest first; none of an upstream that does not tell. */
export function decodeMessageDates(wire: unknown): Date[] {
  const dates = listFrom(objectFrom(wire)?.messageDates).map((text) =>
    typeof text === 'string' ? new Date(text) : new Date(Number.NaN),
  );
  const areWhole = dates.every((date, at) => date.getTime() > (dates[at - 1]?.getTime() ?? -Infinity));
  return areWhole ? dates : [];
}
