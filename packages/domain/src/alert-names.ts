import type { AlertLevel } from './entities/alert-details.ts';
import { type Language, OWN_LANGUAGE } from './languages.ts';

/** What levels of alerts are called. */
export const alertLevelNames: Readonly<Record<AlertLevel, string>> = {
  vma: 'VMA',
  severe: 'Allvarligt',
  warning: 'Varning',
  information: 'Information',
};

/** What has no level, is over, or is an exercise. */
export const alertStateNames = {
  unknown: 'Krisinformation',
  over: 'Faran är över',
  drill: 'ÖVNING',
} as const;

type AlertWord = AlertLevel | keyof typeof alertStateNames;
const ENGLISH: Readonly<Record<AlertWord, string>> = {
  vma: 'VMA',
  severe: 'Severe',
  warning: 'Warning',
  information: 'Information',
  unknown: 'Crisis information',
  over: 'The danger is over',
  drill: 'EXERCISE',
};

/** What a level or a state of alerts is called on a page in a language, and the language that this is in. */
export function alertWord(word: AlertWord, language: Language): { text: string; language: Language } {
  if (language === 'en') return { text: ENGLISH[word], language };
  return { text: { ...alertLevelNames, ...alertStateNames }[word], language: OWN_LANGUAGE };
}
