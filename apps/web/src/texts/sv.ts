import { EMERGENCY } from '@brandpost/domain';
import { NO_CONNECTION } from './no-connection.ts';

/**
 * The texts of the frame around all pages; those of a kind of page stand beside it, and are sent with it alone. What
 * SPEC.md fixes stands word for word as it stands there.
 */
export const sv = {
  header: {
    skipToContent: 'Hoppa till innehållet',
    /** What 112 is for, where there is room for a sentence; where there is not; and where there is hardly any. */
    emergency: EMERGENCY.sentence,
    emergencyShort: EMERGENCY.short,
    call: `Ring ${EMERGENCY.number}`,
    newAlert: (title: string) => `Ny krisinformation: ${title}.`,
    changedAlert: (title: string) => `Nytt om ${title}.`,
    contact: 'Kontakt',
    home: 'till startsidan',
    search: 'Sök',
    menu: 'Meny',
    close: 'Stäng',
    closeMenu: 'Stäng menyn',
    closeSearch: 'Stäng sökningen',
    topBar: 'Toppmeny',
    sections: 'Ämnen',
    alerts: 'Pågående kriser',
    /** Behind how many, which is never one. */
    alertsMore: 'meddelanden till',
    andMoreAlerts: (count: number) => `och ${count} till`,
    vma: 'Viktigt meddelande till allmänheten',
    vmaSource: 'VMA · Sveriges Radio',
    newVma: (title: string) => `Nytt VMA från Sveriges Radio: ${title}.`,
    /** Of whom a message is for. */
    vmaFor: (title: string, areas: readonly string[]) =>
      areas.length === 0 ? title : `${title}: ${areas.join(', ')}`,
    readAlert: 'Läs vad du ska göra',
    themeToDark: 'Byt till mörkt utseende',
    themeToLight: 'Byt till ljust utseende',
  },
  menu: {
    label: 'Huvudmeny',
    showChildren: (section: string) => `Visa sidor under ${section}`,
    alsoOnSite: 'Mer på webbplatsen',
  },
  search: {
    placeholder: 'Hej, vad letar du efter?',
    label: 'Sök på webbplatsen',
    start: 'Sök från startsidan',
    again: 'Sök igen',
    submit: 'Sök',
    suggestions: 'Förslag',
    suggestionsShown: (number: number) =>
      number === 1 ? '1 förslag. Välj med piltangenterna.' : `${number} förslag. Välj med piltangenterna.`,
    usualQuestions: 'Vanliga sökfrågor',
  },
  cookies: {
    label: 'Kakor',
    text: 'Vi använder bara kakor som behövs för att webbplatsen ska fungera.',
    more: 'Läs om kakor',
    accept: 'Jag accepterar cookies',
  },
  /** What pages are called in the menu, in the footer and by themselves. */
  titles: {
    news: 'Nyheter',
    eServices: 'E-tjänster',
    alerts: 'Krisinformation',
    changelog: 'Nytt på webbplatsen',
    jobs: 'Arbeta hos oss',
  },
  loading: {
    card: 'Håll ut, vi är snart där!',
    page: 'Sidan laddas',
  },
  errors: {
    heading: 'Fel',
    unreachable: 'Det gick inte att nå tjänsten. Försök igen om en stund.',
    close: (message: string) => `Stäng felmeddelandet: ${message}`,
    details: (status: number, url: string) => (status === 0 ? url : `Fel ${status} · ${url}`),
  },
  connection: {
    lost: NO_CONNECTION.sentence,
    stillHere: 'Du kan läsa vidare, men innehållet kan bli inaktuellt. Vi ansluter igen automatiskt.',
    back: 'Du har uppkoppling igen.',
    renew: 'Visa sidan som den är nu',
    pageTitle: NO_CONNECTION.title,
    pageText:
      'Sidan kunde inte hämtas. Kontrollera att du har täckning. Sidan visas när du har uppkoppling igen. Du kan gå tillbaka till den förra sidan.',
    retry: 'Försök igen',
    stillLost: 'Du har fortfarande ingen uppkoppling.',
  },
  errorPage: {
    notFound: '404 Not Found',
    notFoundDetail: 'This page could not be found',
    notFoundTitle: 'Sidan finns inte',
    notFoundText: 'Sidan kan ha flyttats eller tagits bort, eller så är adressen felstavad.',
    failed: 'An error occurred',
    failedTitle: 'Något gick fel',
    failedText: 'Sidan kunde inte visas just nu. Försök igen om en stund.',
    failedTwice: 'An error occurred while showing the error page',
    deniedTitle: 'Du har inte behörighet',
    deniedText: 'Sidan är inte öppen för alla. Logga in, eller be en administratör om behörighet.',
    home: 'Till startsidan',
    search: 'Sök på webbplatsen',
    searchFor: (text: string) => `Sök efter ”${text}”`,
    status: (status: number) => `Felkod ${status}`,
  },
  /** Below a page on paper. */
  fetched: (moment: string) => `Hämtat ${moment}`,
  page: {
    breadcrumbs: 'Länkstig',
    start: 'Start',
    languages: 'Läs på andra språk',
    moreInfo: 'Mer information',
    contact: 'Kontakt',
    openingHours: 'Öppettider',
    newWindow: '(öppnas i ny flik)',
    updated: 'Uppdaterad',
  },
} as const;
