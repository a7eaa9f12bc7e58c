import { type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { fold, tokensOf } from '@brandpost/swedish';

/** What languages are called, in Swedish and by those who speak them. */
const NAMES: Readonly<Partial<Record<Language, string>>> = {
  'sv-x-easy': 'lättläst lättlästa',
  swl: 'teckenspråk teckenspråkstolkad teckentolkad',
  en: 'engelska english',
  fi: 'finska suomi suomeksi',
  se: 'samiska nordsamiska sámegillii davvisámegiella',
  ar: 'arabiska العربية بالعربية',
  fa: 'persiska farsi dari فارسی',
  so: 'somaliska soomaali somali',
  uk: 'ukrainska українська українською',
  pl: 'polska polski polsku',
};
const LANGUAGE_OF = new Map(
  Object.entries(NAMES).flatMap(([language, names]) =>
    names.split(' ').map((name) => [fold(name), language as Language] as const),
  ),
);

/** Easy Swedish and what is written beside a film in sign language have the words of Swedish pages. */
const IN_SWEDISH_WORDS: readonly Language[] = [OWN_LANGUAGE, 'sv-x-easy', 'swl'];

/**
 * The language that an answer is wanted in: the one that the question names, or else the one that it is put in, which its
 * words tell: some of them stand foremost in pages of that language and in no Swedish one, and none in Swedish ones alone.
 * @param wordsIn for each word of the question the languages of the finds that have it in a title, a lead or a heading
 */
export function languageAsked(text: string, wordsIn: readonly (readonly Language[])[]): Language {
  for (const word of tokensOf(text)) {
    const named = LANGUAGE_OF.get(fold(word));
    if (named !== undefined) return named;
  }
  const isSwedish = (languages: readonly Language[]) =>
    IN_SWEDISH_WORDS.some((language) => languages.includes(language));
  const known = wordsIn.filter((languages) => languages.length > 0);
  const candidates = new Set(known.filter((languages) => !isSwedish(languages)).flat());
  return (
    [...candidates].find((candidate) => known.every((languages) => languages.includes(candidate))) ??
    OWN_LANGUAGE
  );
}
