import { type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { tokensOf } from '@brandpost/swedish';

/** Easy Swedish and what is written beside a film in sign language have the words of Swedish pages. */
export const IN_SWEDISH_WORDS: readonly Language[] = [OWN_LANGUAGE, 'sv-x-easy', 'swl'];

/** What else languages are called, in forms that are searched with. */
const OTHER_NAMES: Readonly<Partial<Record<Language, string>>> = {
  'sv-x-easy': 'lättläst lättlästa',
  swl: 'teckenspråk teckenspråkstolkad teckentolkad',
  fi: 'suomeksi',
  se: 'samiska sámegillii',
  ar: 'بالعربية',
  fa: 'farsi dari',
  so: 'somali',
  uk: 'українською',
  pl: 'polsku',
};

/** What a language is called, in Swedish and in the language itself: words in lower case. */
export function namesOfLanguage(language: Language): string[] {
  const other = OTHER_NAMES[language]?.split(' ') ?? [];
  if (IN_SWEDISH_WORDS.includes(language)) return other;
  const own = [OWN_LANGUAGE, language].flatMap((reader) =>
    tokensOf(new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? ''),
  );
  return [...own, ...other];
}
