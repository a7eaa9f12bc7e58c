const PLURAL = '(?:s|na|nas)?';
const NEUTER_DEFINITE = '(?:et|ets|en|ens)';

/** Forms whose stem no rule of endings can find, at the end of a word: what to read instead. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`bränder${PLURAL}$`), 'brand'],
  // Anyone who has burnt something, or himself, is at no fire.
  [/^(?:bränd|brände|brändes|brända|bränt|bränts|brännt)$/, 'bränna'],
  // "allmän" is an adjective of its own.
  [/(?<!all)män(?:s|nen|nens)?$/, 'man'],
  [new RegExp(`städer${PLURAL}$`), 'stad'],
  [new RegExp(`stränder${PLURAL}$`), 'strand'],
  [new RegExp(`länder${PLURAL}$`), 'land'],
  [new RegExp(`nätter${PLURAL}$`), 'natt'],
  [new RegExp(`böcker${PLURAL}$`), 'bok'],
  [new RegExp(`fötter${PLURAL}$`), 'fot'],
  [new RegExp(`rötter${PLURAL}$`), 'rot'],
  [new RegExp(`bönder${PLURAL}$`), 'bonde'],
  [new RegExp(`ledamöter${PLURAL}$`), 'ledamot'],
  [new RegExp(`vattn${NEUTER_DEFINITE}$`), 'vatten'],
  [new RegExp(`teckn${NEUTER_DEFINITE}$`), 'tecken'],
  [new RegExp(`numr${NEUTER_DEFINITE}$`), 'nummer'],
  [/varning(?:s|en|ens|ar|ars|arna|arnas)?$/, 'varna'],
  // Anyone who warns is a person, what warns a thing: neither is a warning.
  [/varnar(?:es|en|ens|na|nas)$/, 'varnare'],
  [/tor(?:n|ns|er|ers|erna|ernas)$/, 'tor'],
  // Snowball takes these for forms in "-ande".
  [/(brand|strand|land|band|sand)(?:s|en|ens|et|ets)$/, '$1'],
  // Without this the last syllable is taken for the definite "-en".
  [/skorsten(?:s|en|ens|ar|ars|arna|arnas)$/, 'skorsten'],
];

/** Most words are regular: one look tells, before each form is tried. */
const ANY_REWRITE = new RegExp(REWRITES.map(([pattern]) => pattern.source).join('|'));

/** Words that end as inflected forms do, but are whole. Checked at the end of a word, so compounds count too. */
const WHOLE_WORDS = [
  'varnare',
  'skorsten',
  'paket',
  'staket',
  'raket',
  'planet',
  'magnet',
  'internet',
  'budget',
  'alfabet',
  'organ',
  'orkan',
  'vulkan',
  'plan',
  'samman',
  'innan',
  'sedan',
  'redan',
  'medan',
  'annan',
  'tidning',
  'ordning',
  'våning',
  'träning',
] as const;

/** The regular word that an irregular form belongs to; any other word as it is. Expects lower case. */
export function regularForm(word: string): string {
  if (!ANY_REWRITE.test(word)) return word;
  for (const [pattern, replacement] of REWRITES) {
    if (pattern.test(word)) return word.replace(pattern, replacement);
  }
  return word;
}

/** Whether the word's ending belongs to its stem although it looks like an inflection. Expects lower case. */
export function isWholeWord(word: string): boolean {
  return WHOLE_WORDS.some((whole) => word.endsWith(whole));
}
