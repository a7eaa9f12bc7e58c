/** Why somebody was not let in, as `fel` in the sign-in page's address says, in words: what happened, what to do now. */
const failures = {
  uppgifter: {
    title: 'Fel användarnamn eller lösenord',
    text: 'Kontrollera båda och försök igen. Har du glömt lösenordet hjälper administratören för webbplatsen dig.',
  },
  falt: {
    title: 'Något är inte ifyllt',
    text: 'Fyll i både användarnamn och lösenord.',
  },
  vanta: {
    title: 'För många försök',
    text: 'Inloggningen är spärrad en stund. Vänta en kvart och försök igen.',
  },
  tjanst: {
    title: 'Det går inte att logga in just nu',
    text: 'Tjänsten svarar inte. Försök igen om en stund.',
  },
  avbruten: {
    title: 'Inloggningen blev inte klar',
    text: 'Den tog för lång tid, fortsatte i en annan webbläsare eller släpptes inte igenom. Logga in igen här.',
  },
  idp: {
    title: 'Inloggningen med jobbkonto svarar inte',
    text: 'Det är inte ditt fel. Försök igen om en stund.',
  },
} as const;

export type FailureCode = keyof typeof failures;

/** The sign-in page's. */
export const loginTexts = {
  title: 'Logga in',
  failedTitle: 'Fel: Logga in',
  description: 'Logga in på intranätet.',
  intro: 'För dig som arbetar hos oss.',
  introBack: 'Sidan du vill se är för dig som är inloggad.',
  ownPassword: {
    title: 'Välj ett eget lösenord',
    text: 'Någon annan har valt lösenordet som du loggade in med. Innan du kan fortsätta behöver du byta det mot ett som bara du vet.',
    current: 'Lösenordet du loggade in med',
    next: 'Nytt lösenord',
    hint: 'Minst 12 tecken. Ta några ord som inte hör ihop, och inte ditt namn.',
    save: 'Byt lösenord och fortsätt',
    failed: 'Lösenordet gick inte att byta.',
  },
  username: 'Användarnamn',
  password: 'Lösenord',
  showPassword: 'Visa lösenordet',
  hidePassword: 'Dölj lösenordet',
  capsLock: 'Caps Lock är på',
  submit: 'Logga in',
  submitting: 'Loggar in …',
  singleSignOn: 'Logga in med jobbkonto',
  singleSignOnHelp: 'Samma som på din arbetsdator.',
  or: 'eller',
  closed: 'Inloggningen är avstängd.',
  failures,
  waitMinutes: (minutes: number) =>
    `Inloggningen är spärrad en stund. Försök igen om ${minutes === 1 ? 'en minut' : `${minutes} minuter`}.`,
  signedOut: {
    title: 'Du är utloggad',
    text: 'Delar du dator med någon? Stäng webbläsaren också.',
  },
  signedOutHereAlone: {
    title: 'Du är utloggad här',
    text: 'Men inloggningen med jobbkonto svarade inte, så du kan vara inloggad där ännu. Stäng webbläsaren om du delar dator med någon.',
  },
  already: {
    title: 'Du är inloggad',
    as: 'Inloggad som ',
  },
} as const;
