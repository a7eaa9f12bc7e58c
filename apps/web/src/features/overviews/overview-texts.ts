import type { Language } from '@brandpost/domain';

/** The overview's texts. */
export const overviewTexts = {
  title: 'Överblick',
  description: 'Alla ämnen på webbplatsen.',
  none: 'Det finns inga ämnen att läsa om ännu.',
  inLanguage: (name: string) => `Innehåll på annat språk: ${name}.`,
  more: 'Mer om ämnet',
  pages: 'På de här sidorna kan du läsa mer',
} as const;

/** What stands above all that there is in a language, in that language. */
export const introductions: Readonly<Partial<Record<Language, string>>> = {
  'sv-x-easy': 'Här finns det som vi har skrivit på lättläst svenska. Ring alltid 112 om det är fara.',
  en: 'Advice and information in English. In an emergency, always call 112.',
  fi: 'Soita hätätilanteessa aina 112.',
  se: 'Heahtedilis riŋge álo 112.',
  ar: 'في حالات الطوارئ اتصل دائمًا بالرقم 112.',
  fa: 'در مواقع اضطراری همیشه با شماره 112 تماس بگیرید.',
  so: 'Xaalad degdeg ah mar walba wac 112.',
  uk: 'У надзвичайній ситуації завжди телефонуйте 112.',
  pl: 'W nagłym wypadku zawsze dzwoń pod numer 112.',
};
