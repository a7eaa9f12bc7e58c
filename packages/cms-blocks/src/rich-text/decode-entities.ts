/** The names that Swedish texts and their editors use; sanitised text has the first four only, the rest is courtesy. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    aring: 'å',
    auml: 'ä',
    ouml: 'ö',
    Aring: 'Å',
    Auml: 'Ä',
    Ouml: 'Ö',
    eacute: 'é',
    Eacute: 'É',
    egrave: 'è',
    agrave: 'à',
    uuml: 'ü',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    deg: '°',
    sect: '§',
    frac12: '½',
    times: '×',
    euro: '€',
    copy: '©',
  }),
);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g;

/** A text with its character references read; one that is not known stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (written, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    return characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal));
  });
}

function characterOf(codePoint: number): string {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  if (codePoint === 0 || codePoint > 0x10ffff || isSurrogate) return '\ufffd';
  return codePoint === 13 ? '\n' : String.fromCodePoint(codePoint);
}
