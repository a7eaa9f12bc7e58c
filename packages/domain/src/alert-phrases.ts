import type { AlertEnd } from './alert-end.ts';
import type { Language } from './languages.ts';

type Phrases = Readonly<Record<AlertEnd | 'newerInSwedish', string>>;

const ENGLISH: Phrases = {
  over: 'The danger is over',
  ended: 'This message no longer applies',
  newerInSwedish: 'There is newer information in Swedish',
};
const PHRASES: Readonly<Partial<Record<Language, Phrases>>> = {
  sv: {
    over: 'Faran är över',
    ended: 'Meddelandet gäller inte längre',
    newerInSwedish: 'Det finns nyare information på svenska',
  },
  'sv-x-easy': {
    over: 'Faran är över',
    ended: 'Det här gäller inte längre',
    newerInSwedish: 'Det finns nyare information högre upp på sidan',
  },
  en: ENGLISH,
  fi: {
    over: 'Vaara on ohi',
    ended: 'Tiedote ei ole enää voimassa',
    newerInSwedish: 'Uudempaa tietoa on ruotsiksi',
  },
  ar: {
    over: 'انتهى الخطر',
    ended: 'لم تعد هذه الرسالة سارية',
    newerInSwedish: 'توجد معلومات أحدث باللغة السويدية',
  },
  fa: {
    over: 'خطر برطرف شده است',
    ended: 'این پیام دیگر معتبر نیست',
    newerInSwedish: 'اطلاعات جدیدتری به زبان سوئدی وجود دارد',
  },
  so: {
    over: 'Khatartii way dhammaatay',
    ended: 'Digniintani way dhammaatay',
    newerInSwedish: 'Waxaa jira warbixin ka cusub oo af-Iswiidhish ah',
  },
  uk: {
    over: 'Небезпека минула',
    ended: 'Це повідомлення більше не діє',
    newerInSwedish: 'Є новіша інформація шведською мовою',
  },
  pl: {
    over: 'Zagrożenie minęło',
    ended: 'Ten komunikat już nie obowiązuje',
    newerInSwedish: 'Są nowsze informacje po szwedzku',
  },
};

/** What is said of an alert in its other languages, without a full stop, and the language that it is in: English where we lack words. */
export function alertPhrases(language: Language): Phrases & { language: Language } {
  const phrases = PHRASES[language];
  return phrases === undefined ? { ...ENGLISH, language: 'en' } : { ...phrases, language };
}
