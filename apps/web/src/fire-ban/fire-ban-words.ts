import type { Language } from '@brandpost/domain';
import { formatDate, formatDateTime } from '@brandpost/swedish';
import { isAnsweredInSwedish } from '../texts/answer-language.ts';
import { type FireBanTexts, fireBanTexts } from './fire-ban-texts.ts';
import { englishFireBanTexts } from './fire-ban-texts-english.ts';

/** The words of the answer in a language, and how it writes days and moments. */
export type FireBanWords = {
  /** BCP 47. */
  language: 'sv' | 'en';
  texts: FireBanTexts;
  date: (instant: string) => string;
  dateTime: (instant: string) => string;
};

export const SWEDISH: FireBanWords = {
  language: 'sv',
  texts: fireBanTexts,
  date: formatDate,
  dateTime: formatDateTime,
};

const DAY = { timeZone: 'Europe/Stockholm', day: 'numeric', month: 'long', year: 'numeric' } as const;
const CLOCK = { timeZone: 'Europe/Stockholm', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const written = (instant: string, format: Intl.DateTimeFormatOptions) =>
  new Date(instant).toLocaleString('en-GB', format);
const ENGLISH: FireBanWords = {
  language: 'en',
  texts: englishFireBanTexts,
  date: (instant) => written(instant, DAY),
  dateTime: (instant) => `${written(instant, DAY)} at ${written(instant, CLOCK)}`,
};

/** The words of the answer on a page in a language. */
export function fireBanWords(language: Language): FireBanWords {
  return isAnsweredInSwedish(language) ? SWEDISH : ENGLISH;
}
