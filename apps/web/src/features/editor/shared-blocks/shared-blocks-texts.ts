const posts = (n: number) => (n === 1 ? '1 sida' : `${n} sidor`);

/** Shared blocks, in the editor. */
export const sharedBlocksTexts = {
  mark: 'Gemensamt block',
  untitled: 'Finns inte längre som gemensamt block',
  goneText: 'Innehållet blir vanliga block nästa gång sidan sparas.',
  empty: 'Det gemensamma blocket är tomt',
  seenOn: (n: number) =>
    n === 0 ? 'Används inte på någon annan sida ännu.' : `En ändring syns på ${posts(n)} direkt.`,
  edit: 'Redigera gemensamt block',
  newTab: '(öppnas i en ny flik)',
  dissolve: 'Gör om till vanliga block',
  dissolved: (name: string) => `${name} är vanliga block på den här sidan.`,
  option: (n: number) => (n === 0 ? 'Gemensamt block' : `Gemensamt block som finns på ${posts(n)}`),
  words: [
    'Gemensamma block',
    'Återanvändbart',
    'Mönster',
    'Samma på flera sidor',
    'Synkat',
    'Reusable',
    'Pattern',
  ],
  save: 'Spara som gemensamt block',
  saveTitle: 'Spara som gemensamt block',
  saveText:
    'Blocket kan sedan visas på flera sidor. När någon ändrar det syns ändringen på alla sidor direkt.',
  name: 'Namn',
  saved: (name: string) => `${name} är sparat som gemensamt block.`,
} as const;
