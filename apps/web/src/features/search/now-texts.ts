import type { Language } from '@brandpost/domain';

const SWEDISH = {
  title: 'Det här gäller just nu',
  none: 'Vi har ingen krisinformation ute just nu.',
  all: 'All krisinformation',
} as const;
const ENGLISH: { [Text in keyof typeof SWEDISH]: string } = {
  title: 'What is going on now',
  none: 'We have no emergency information out right now.',
  all: 'All emergency information',
};

/** Texts of the answer to what is going on now. */
export function nowTexts(language: Language) {
  return language === 'en' ? ENGLISH : SWEDISH;
}
