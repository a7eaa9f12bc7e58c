const pages = (n: number) => (n === 1 ? '1 sida' : `${n} sidor`);

/** Administration of shared blocks. */
export const adminSharedBlocksTexts = {
  title: 'Gemensamma block',
  text: 'Innehåll som visas på flera sidor. När du ändrar ett block syns ändringen på alla sidor direkt.',
  label: 'Gemensamma block',
  searchPlaceholder: 'Namn',
  columns: { name: 'Namn', usedBy: 'Används på', saved: 'Ändrat', savedBy: 'Ändrat av' },
  usedBy: (n: number) => (n === 0 ? 'Ingen sida' : pages(n)),
  edit: 'Redigera',
  remove: 'Ta bort',
  removeTitle: (name: string) => `Ta bort ${name}?`,
  removeText:
    'Ett block som finns på någon sida går inte att ta bort. Gör om det till vanliga block i stället.',
  removed: (name: string) => `${name} är borttaget.`,
  saved: (name: string) => `${name} är sparat.`,
  dissolve: 'Gör om till vanliga block',
  dissolveTitle: (name: string) => `Göra om ${name} till vanliga block?`,
  dissolveText: (n: number) =>
    n === 0
      ? 'Blocket försvinner ur listan.'
      : `Innehållet står kvar på ${pages(n)} men ändras därefter på varje sida för sig. Det gemensamma blocket försvinner.`,
  empty: {
    title: 'Inga gemensamma block ännu',
    text: 'Öppna en sida i redigeraren, välj ett block och tryck på Spara som gemensamt block.',
  },
  one: {
    text: 'Innehållet ändras här, och syns på varje sida där blocket finns.',
    name: 'Namn',
    save: 'Spara',
    saving: 'Sparar …',
    seenOn: (n: number) =>
      n === 0 ? 'Finns inte på någon sida ännu.' : `Ändringen syns på ${pages(n)} så snart du sparar.`,
    /** @param other whose changes were taken in; empty where nobody's were */
    saved: (n: number, other: string) =>
      [
        other === '' ? 'Sparat.' : `Sparat tillsammans med det som ${other} har ändrat.`,
        n === 0 ? '' : `Ändringen syns på ${pages(n)}.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    stale: (name: string) => `${name || 'Någon annan'} har ändrat blocket sedan du öppnade det.`,
    takeNew: 'Hämta det nya',
    contested: (name: string) =>
      `${name || 'Någon annan'} har ändrat samma ord som du sedan du öppnade blocket. Vad ska gälla?`,
    keepMine: 'Behåll mitt',
    keepTheirs: (name: string) => `Ta det som ${name || 'någon annan'} skrev`,
    uses: 'Används på',
    noUses: 'Ingen sida visar blocket ännu.',
    hidden: (n: number) => `Och ${pages(n)} som du inte har behörighet att se.`,
    more: (n: number) => `Och ${pages(n)} till.`,
    versions: 'Tidigare versioner',
    version: (n: number) => `Version ${n}`,
    restore: 'Återställ',
    restored: 'Den äldre versionen är återställd.',
  },
} as const;
