/** Texts of the page that a link to something unpublished leads to. */
export const previewTexts = {
  title: (title: string) => `Förhandsgranskning: ${title}`,
  label: 'Om den här sidan',
  heading: 'Förhandsgranskning',
  draft: 'Du läser något som inte är publicerat. Det kan ändras.',
  workingCopy: 'Du läser en ändring som inte är publicerad. Den kan ändras igen.',
  published: 'Du läser en sida som redan är publicerad.',
  until: 'Länken gäller till',
  over: {
    title: 'Länken leder ingenstans längre',
    text: 'Den kan ha gått ut eller tagits tillbaka. Be den som skickade länken om en ny.',
  },
} as const;
