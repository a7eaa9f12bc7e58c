import { formatDateTime } from '@brandpost/swedish';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** How old what is kept is, in words; by the clock where the device's has been set back since. */
export function ageText(filledAt: number, nowMs: number): string {
  const ms = nowMs - filledAt;
  if (ms < -MINUTE_MS) return `Uppdaterat ${formatDateTime(new Date(filledAt))}`;
  if (ms < 2 * MINUTE_MS) return 'Uppdaterat alldeles nyss';
  if (ms < HOUR_MS) return `Uppdaterat för ${Math.floor(ms / MINUTE_MS)} minuter sedan`;
  if (ms < 2 * HOUR_MS) return 'Uppdaterat för en timme sedan';
  if (ms < DAY_MS) return `Uppdaterat för ${Math.floor(ms / HOUR_MS)} timmar sedan`;
  if (ms < 2 * DAY_MS) return 'Uppdaterat för ett dygn sedan';
  return `Uppdaterat för ${Math.floor(ms / DAY_MS)} dygn sedan`;
}
