/** What pages may be written in: BCP 47. Easy Swedish has a private tag, Swedish sign language is `swl`. */
export const LANGUAGES = ['sv', 'sv-x-easy', 'swl', 'en', 'fi', 'se', 'ar', 'fa', 'so', 'uk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a page is in until something else is chosen, and what all versions are versions of. */
export const OWN_LANGUAGE: Language = 'sv';

/** What languages are called by those who speak them. */
export const languageNames: Readonly<Record<Language, string>> = {
  sv: 'Svenska',
  'sv-x-easy': 'Lättläst svenska',
  swl: 'Svenskt teckenspråk',
  en: 'English',
  fi: 'Suomi',
  se: 'Davvisámegiella',
  ar: 'العربية',
  fa: 'فارسی',
  so: 'Soomaali',
  uk: 'Українська',
  pl: 'Polski',
};

/**
 * What an element says of a text in a language: `lang` and, where the text runs from right to left, `dir`. Nothing for
 * Swedish, which the whole document is in. What is written beside a film in sign language is Swedish too.
 */
export function languageAttributes(language: Language): { lang?: string; dir?: 'rtl' } {
  if (language === OWN_LANGUAGE || language === 'swl') return {};
  return language === 'ar' || language === 'fa' ? { lang: language, dir: 'rtl' } : { lang: language };
}
