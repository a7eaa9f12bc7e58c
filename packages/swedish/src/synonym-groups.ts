/** Terms that stand for the same thing in a rescue service's texts. Lower case; one word or several. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['rib', 'deltidsbrandman', 'brandman i beredskap', 'beredskapsbrandman', 'räddningspersonal i beredskap'],
  ['sotare', 'skorstensfejare'],
  ['sota själv', 'egensotning'],
  ['vma', 'viktigt meddelande', 'viktigt meddelande till allmänheten', 'hesa fredrik', 'tyfon'],
  ['gasol', 'propan', 'brandfarlig gas'],
  ['tillstånd', 'ansökan'],
  ['brandfarlig vara', 'lbe'],
  ['cookies', 'kakor'],
  ['gdpr', 'personuppgifter', 'dataskydd'],
  ['hlr', 'hjärt-lungräddning'],
  ['sba', 'systematiskt brandskyddsarbete'],
  ['msb', 'mcf', 'myndigheten för civilt försvar'],
  ['112', 'nödnummer'],
  ['jobb', 'lediga tjänster', 'arbeta'],
];
