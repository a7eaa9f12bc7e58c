import { X509Certificate } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_MS = 30 * DAY_MS;

/** Days until a certificate (PEM) ends; negative when it has. */
export function daysLeft(pem: string, now: Date): number {
  return (new X509Certificate(pem).validToDate.getTime() - now.getTime()) / DAY_MS;
}

/** Of the one that ends last, which is the one that others are changed for; null where there is none. */
export function longest(certificates: readonly string[], now: Date): number | null {
  const days = certificates.map((pem) => daysLeft(pem, now));
  return days.length === 0 ? null : Math.max(...days);
}

/**
 * Sentences for the log about certificates (PEM) that have ended, end within thirty days or have not begun. They are
 * trusted for what they are, whatever their dates; those who sign with them may be stricter.
 */
export function certificateWarnings(holder: string, certificates: readonly string[], now: Date): string[] {
  return certificates.flatMap((pem) => {
    const { validFromDate, validToDate } = new X509Certificate(pem);
    const dates = datesInWords(validFromDate, validToDate, now);
    return dates === null ? [] : `A certificate of ${holder} for single sign-on ${dates}.`;
  });
}

function datesInWords(from: Date, to: Date, now: Date): string | null {
  if (from > now) return `begins on ${dayOf(from)}`;
  if (to <= now) return `ended on ${dayOf(to)}`;
  return to.getTime() - now.getTime() < SOON_MS ? `ends on ${dayOf(to)}` : null;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
