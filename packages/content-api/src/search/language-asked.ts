import { LANGUAGES, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { asksInEnglish, asksInSwedish, fold, tokensOf } from '@brandpost/swedish';

/** Easy Swedish and what is written beside a film in sign language have the words of Swedish pages. */
const IN_SWEDISH_WORDS: readonly Language[] = [OWN_LANGUAGE, 'sv-x-easy', 'swl'];

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
/** Said by those who know little of it: `jag inte prata bra svenska`. */
const FEW_WORDS_OF_SWEDISH = ['inte', 'svenska'];
const LANGUAGE_OF = new Map(
  LANGUAGES.filter((language) => language !== OWN_LANGUAGE).flatMap((language) =>
    namesOf(language).map((name) => [fold(name), language] as const),
  ),
);

/** In Swedish and in the language itself. */
function namesOf(language: Language): string[] {
  const other = OTHER_NAMES[language]?.split(' ') ?? [];
  if (IN_SWEDISH_WORDS.includes(language)) return other;
  const own = [OWN_LANGUAGE, language].flatMap((reader) =>
    tokensOf(new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? ''),
  );
  return [...own, ...other];
}

/**
 * The language that an answer is wanted in: the one that the question names, or else the one that it is put in. English is
 * told by the words that questions are asked with, and so is Swedish. Another is, where some words of the question stand foremost in its pages
 * and in no Swedish one, and none in Swedish ones alone.
 * @param wordsIn for each word of the question the languages of the finds that have it in a title, a lead or a heading
 */
export function languageAsked(text: string, wordsIn: readonly (readonly Language[])[]): Language {
  const words = tokensOf(text);
  if (FEW_WORDS_OF_SWEDISH.every((word) => words.includes(word))) return 'sv-x-easy';
  for (const word of words) {
    const named = LANGUAGE_OF.get(fold(word));
    if (named !== undefined) return named;
  }
  if (asksInEnglish(text)) return 'en';
  if (asksInSwedish(text)) return OWN_LANGUAGE;
  const isSwedish = (languages: readonly Language[]) =>
    IN_SWEDISH_WORDS.some((language) => languages.includes(language));
  const known = wordsIn.filter((languages) => languages.length > 0);
  const candidates = new Set(known.filter((languages) => !isSwedish(languages)).flat());
  return (
    [...candidates].find((candidate) => known.every((languages) => languages.includes(candidate))) ??
    OWN_LANGUAGE
  );
}
