import type { AlertEnd } from './alert-end.ts';
import { alertStateNames } from './alert-names.ts';
import type { Language } from './languages.ts';

type EndWords = Readonly<Record<AlertEnd, string>>;

const ENGLISH: EndWords = { over: 'The danger is over', ended: 'This message no longer applies' };
const WORDS: Readonly<Partial<Record<Language, EndWords>>> = {
  sv: { over: 'Faran är över', ended: 'Meddelandet gäller inte längre' },
  'sv-x-easy': { over: 'Faran är över', ended: 'Det här gäller inte längre' },
  en: ENGLISH,
  fi: { over: 'Vaara on ohi', ended: 'Tiedote ei ole enää voimassa' },
  ar: { over: 'انتهى الخطر', ended: 'لم تعد هذه الرسالة سارية' },
  fa: { over: 'خطر برطرف شده است', ended: 'این پیام دیگر معتبر نیست' },
  so: { over: 'Khatartii way dhammaatay', ended: 'Digniintani way dhammaatay' },
  uk: { over: 'Небезпека минула', ended: 'Це повідомлення більше не діє' },
  pl: { over: 'Zagrożenie minęło', ended: 'Ten komunikat już nie obowiązuje' },
};

/** What is said of an alert that has ended, without a full stop, and the language that it is in: English where we lack words. */
export function alertEndWords(language: Language): EndWords & { language: Language } {
  const words = WORDS[language];
  return words === undefined ? { ...ENGLISH, language: 'en' } : { ...words, language };
}

const TITLE_BEGINS: Readonly<Record<AlertEnd, string>> = {
  over: alertStateNames.over,
  ended: 'Gäller inte längre',
};

/** The title of an alert where it stands alone, which says first that the danger is over, or else that it holds no longer. */
export function titleWithEnd(title: string, end: AlertEnd | null): string {
  return end === null ? title : `${TITLE_BEGINS[end]}: ${title}`;
}
