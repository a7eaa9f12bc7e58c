const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** The words of a rich text, for indexing and for snippets. Never to be shown as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
      return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();
}

function characterOf(codePoint: number): string {
  const isText = codePoint > 31 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isText ? String.fromCodePoint(codePoint) : ' ';
}
