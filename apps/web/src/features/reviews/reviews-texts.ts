import type { Review } from '@brandpost/rubicore-api';

/** Texts of reviews: their page, and what the editor says of one. */
export const reviewsTexts = {
  title: 'Granskningar',
  description: 'Texter som kollegor vill att du läser, och svaren på dem du själv har skickat.',
  toReview: 'Att granska',
  own: 'Skickade på granskning',
  answered: 'Redan besvarade',
  nothingToReview: 'Inget väntar på din granskning.',
  nothingOwn: 'Du väntar inte på någon granskning. Välj ”Be om granskning” när du skriver.',
  none: 'Granskningar finns inte i den här installationen.',
  askedBy: (name: string) => `${name} bad om granskning`,
  askedHere: 'Du bad om granskning',
  toYou: 'Till dig',
  to: (name: string) => `Till ${name}`,
  toAll: 'Till alla som granskar',
  untitled: 'Utan rubrik',
  states: { waiting: 'Väntar', approved: 'Godkänd', returned: 'Behöver ändras' },
  changedSince: 'Ändrad efter svaret',
  ask: {
    button: 'Be om granskning',
    again: 'Be om granskning igen',
    title: 'Be om granskning',
    text: 'Den som granskar kan läsa och rätta texten innan den publiceras.',
    who: 'Vem ska granska?',
    all: 'Alla som får granska',
    message: 'Meddelande',
    hint: 'Vad vill du att de tittar extra på? Kan lämnas tomt.',
    send: 'Skicka',
    sending: 'Skickar …',
    cancel: 'Avbryt',
    nobody: 'Ingen annan har behörighet att granska. Kontakta en administratör.',
    notSaved: 'Texten kunde inte sparas, så den är inte skickad.',
  },
  notice: {
    label: 'Granskning',
    waitingForYou: (name: string) => `${name} ber dig granska texten`,
    waitingForAll: (name: string) => `${name} ber om granskning`,
    waiting: ({ reviewer }: Pick<Review, 'reviewer'>) =>
      reviewer === null
        ? 'Väntar på att en kollega granskar'
        : `Väntar på granskning av ${reviewer.displayName}`,
    approved: (name: string) => `${name} har godkänt texten`,
    returned: (name: string) => `${name} vill att texten ändras`,
    outdated: 'Texten har ändrats sedan dess.',
    approve: 'Godkänn',
    approving: 'Godkänner …',
    sendBack: 'Skicka tillbaka',
    notSaved: 'Det du har ändrat är inte sparat, så svaret är inte skickat.',
    cancel: 'Ta tillbaka',
    end: 'Avsluta granskningen',
  },
  sendBack: {
    title: 'Vad behöver ändras?',
    label: 'Till den som har skrivit',
    hint: 'Skriv så att det går att rätta utan att fråga dig.',
    missing: 'Skriv vad som ska ändras.',
    send: 'Skicka tillbaka',
    cancel: 'Avbryt',
  },
} as const;

/** How a review stands. */
export function stateOf({ answer }: Review): keyof typeof reviewsTexts.states {
  return answer?.kind ?? 'waiting';
}
