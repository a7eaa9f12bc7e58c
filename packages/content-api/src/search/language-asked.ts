import { LANGUAGES, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import { asksInEnglish, asksInSwedish, fold, tokensOf } from '@brandpost/swedish';
import { IN_SWEDISH_WORDS, namesOfLanguage } from '../search-index/language-names.ts';

/** What is said of easy Swedish without its name, and by those who know little: `jag inte prata bra svenska`. */
const FEW_WORDS_OF_SWEDISH = [
  'inte svenska',
  'lätt svenska',
  'enkel svenska',
  'dålig svenska',
  'enkelt språk',
  'lätt läsa',
  'lättare läsa',
  'enkel text',
].map((words) => words.split(' '));
const LANGUAGE_OF = new Map(
  LANGUAGES.filter((language) => language !== OWN_LANGUAGE).flatMap((language) =>
    namesOfLanguage(language).map((name) => [fold(name), language] as const),
  ),
);

/**
 * The language that an answer is wanted in: the one that the question names, or else the one that it is put in. English is
 * told by the words that questions are asked with, and so is Swedish. Another is, where some words of the question stand foremost in its pages
 * and in no Swedish one, and none in Swedish ones alone.
 * @param wordsIn for each word of the question the languages of the finds that have it in a title, a lead or a heading
 */
export function languageAsked(text: string, wordsIn: readonly (readonly Language[])[]): Language {
  const words = tokensOf(text);
  if (FEW_WORDS_OF_SWEDISH.some((said) => said.every((word) => words.includes(word)))) return 'sv-x-easy';
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
