import type { Post } from './entities/post.ts';
import { type Language, OWN_LANGUAGE } from './languages.ts';
import { hasEnded } from './visibility.ts';

/** How an alert has ended: the danger is over, or what it says holds no longer. */
export type AlertEnd = 'over' | 'ended';
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

/** How a post that is an alert has ended by now; null for one whose danger lasts, and for all else. */
export function alertEndOf(
  post: Pick<Post, 'type' | 'alert' | 'unpublishedDate'>,
  now: Date,
): AlertEnd | null {
  if (post.type !== 'alert') return null;
  if (post.alert?.allClearAt) return 'over';
  return hasEnded(post, now) ? 'ended' : null;
}

/** What is said of an alert that has ended, without a full stop, and the language that it is in: English where we lack words. */
export function alertEndWords(end: AlertEnd, language: Language): { text: string; language: Language } {
  const words = WORDS[language];
  return words === undefined ? { text: ENGLISH[end], language: 'en' } : { text: words[end], language };
}

/** The title of an alert, which says first that the danger is over, or else that it holds no longer. */
export function titleWithEnd(title: string, end: AlertEnd | null): string {
  return end === null ? title : `${alertEndWords(end, OWN_LANGUAGE).text}: ${title}`;
}
