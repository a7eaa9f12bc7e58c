import { type Language, OWN_LANGUAGE } from '@brandpost/domain';

/** Swedish for pages in Swedish, easy and signed Swedish too; English for those in any other language. */
export function isAnsweredInSwedish(language: Language): boolean {
  return language.startsWith(OWN_LANGUAGE) || language === 'swl';
}
