import type { AlertEnd } from './alert-end.ts';
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
export function alertEndWords(end: AlertEnd, language: Language): { text: string; language: Language } {
  const words = WORDS[language];
  return words === undefined ? { text: ENGLISH[end], language: 'en' } : { text: words[end], language };
}
