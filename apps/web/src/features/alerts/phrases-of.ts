import { type AlertDetails, alertPhrases } from '@brandpost/domain';
import type { AlertPhrases } from '../../layout/live/alerts-on-page.ts';

/** What may have to be said of an alert in each of its other languages that there are words in. */
export function phrasesOf({ translations }: AlertDetails): AlertPhrases[] {
  const isAnyOutdated = translations.some(({ outdatedSince }) => outdatedSince !== undefined);
  const phrases = translations.map(({ language }) => {
    const { newerInSwedish, language: written, ...end } = alertPhrases(language);
    return {
      language: written,
      // In Swedish the page says itself that it has ended.
      ...(language !== 'sv-x-easy' && end),
      ...(isAnyOutdated && { newerInSwedish }),
    };
  });
  return [...new Map(phrases.map((one) => [one.language, one])).values()];
}
