/** Texts of a change that waits for its time. */
export const schedulingTexts = {
  title: 'Publicera ändringen senare',
  when: 'Tid för ändringen',
  hint: 'Svensk tid. Sidan syns som nu tills dess.',
  schedule: 'Schemalägg ändringen',
  willBe: (when: string) => `Ändringen syns ${when}. Tills dess ser alla sidan som den är nu.`,
  waiting: (when: string) => `En ändring görs ${when}`,
  waitingText:
    'Tills dess ser alla sidan som den är nu. Du kan fortsätta skriva: det du publicerar innan dess finns kvar, utom det som ändringen själv byter ut.',
  by: (who: string) => `Schemalagd av ${who}.`,
  failed: (why: string) => `Ändringen kunde inte göras: ${why}`,
  show: 'Visa vad som ändras',
  hide: 'Dölj vad som ändras',
  cancel: 'Avbryt schemaläggningen',
  cancelHint: 'Texten kommer tillbaka hit, så att du kan skriva vidare.',
  cancelled: 'Schemaläggningen är avbruten. Ändringen står här igen.',
  cancelledInPart:
    'Schemaläggningen är avbruten. Det du har skrivit sedan dess är kvar; resten av ändringen står här igen.',
  scheduled: 'Ändringen är schemalagd.',
  scheduledInReview: 'Ändringen är schemalagd. Granskningen av den är avslutad.',
  nothing: 'Det finns ingen ändring att schemalägga.',
  choose: 'Välj en tid.',
  notDone: 'Det gick inte just nu. Försök igen.',
} as const;
