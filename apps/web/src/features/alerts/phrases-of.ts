import { type AlertDetails, alertPhrases } from '@brandpost/domain';
import type { AlertPhrases } from '../../layout/live/alerts-on-page.ts';

/** What may have to be said of an alert in each of its other languages that there are words in. */
export function phrasesOf({ translations }: AlertDetails): AlertPhrases[] {
  const phrases = translations.map(({ language, outdatedSince }) => {
    const { newerInSwedish, ...end } = alertPhrases(language);
    return outdatedSince === undefined ? end : { ...end, newerInSwedish };
  });
  return [...new Map(phrases.map((one) => [one.language, one])).values()];
}
