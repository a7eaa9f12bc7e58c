import { type BlockWords, readPdfFiles, searchTextOf, walkTree } from '@brandpost/cms-blocks';
import {
  type AlertDetails,
  type ContentNode,
  employmentFormNames,
  type Language,
  OWN_LANGUAGE,
  type Vacancy,
} from '@brandpost/domain';
import { namesOfLanguage } from './language-names.ts';

/** The texts of a post or a link, by how much a find in them is worth. Source: SWEDEN section 3.5, Fields. */
export type SearchableText = {
  /** Worth 5. */
  title: string;
  /** Headings and excerpt, worth 3. */
  headings: string[];
  /** Titles of what is folded away, worth 2. */
  accordions: string[];
  /** Running text, tables and titles of PDF files, worth 1. */
  body: string[];
  /** What its language is called, where that is not Swedish: worth 3, and never shown. */
  languageNames?: string[];
};

/** What a post about a vacancy is found by, whatever it says itself. */
const VACANCY_WORDS = 'Ledigt jobb';

/** What a post can be found by. */
export function searchableTextOfPost(post: {
  title: string;
  excerpt: string;
  content: readonly ContentNode[];
  alert: AlertDetails | null;
  vacancy: Vacancy | null;
  language: Language;
}): SearchableText {
  const text: SearchableText = { title: post.title, headings: [post.excerpt], accordions: [], body: [] };
  if (post.language !== OWN_LANGUAGE) text.languageNames = namesOfLanguage(post.language);
  // Taken back: nobody is to be led there.
  if (post.alert?.withdrawnAt) return { title: '', headings: [], accordions: [], body: [] };
  if (post.alert !== null) addAlert(post.alert, text);
  if (post.vacancy !== null) {
    text.headings.push(VACANCY_WORDS, post.vacancy.place);
    text.body.push(employmentFormNames[post.vacancy.form]);
  }
  for (const { node } of walkTree(post.content)) addBlock(node, text);
  return text;
}

/** What a link can be found by. */
export function searchableTextOfLink(link: {
  name: string;
  shortDescription: string;
  longDescription: string;
  needs?: readonly string[];
}): SearchableText {
  return {
    title: link.name,
    headings: [link.shortDescription],
    accordions: [],
    body: [link.longDescription, ...(link.needs ?? [])],
  };
}

/**
 * The running text that snippets are cut from: without the title, which is shown anyway, and with headings after what is
 * read beneath them, so that a snippet goes on from the introduction as a text does. A dot parts what no full stop ends.
 */
export function runningText({
  headings: [excerpt = '', ...headings],
  accordions,
  body,
}: SearchableText): string {
  return [excerpt, ...body, ...accordions, ...headings]
    .filter((part) => part !== '')
    .reduce(
      (text, part) => (text === '' ? part : `${text}${/[.!?…:]$/.test(text) ? ' ' : ' · '}${part}`),
      '',
    );
}

/** An alert is found by its places as by its headings, and in each language that it is written in. */
function addAlert(
  { municipality, places, instructions, updates, translations }: AlertDetails,
  text: SearchableText,
) {
  text.headings.push(...places);
  text.body.push(municipality, ...instructions, ...updates.map((update) => update.text));
  for (const translation of translations)
    text.body.push(translation.title, translation.text, ...translation.instructions);
}

function addBlock(node: ContentNode, text: SearchableText): void {
  const { headings = [], accordions = [], body = [] } = searchTextOf(node);
  text.headings.push(...headings.flatMap(wordsOf));
  text.accordions.push(...accordions.flatMap(wordsOf));
  text.body.push(...body.flatMap(wordsOf));
}

function wordsOf(words: BlockWords): string[] {
  if (typeof words === 'string') return [words];
  return 'html' in words ? [plainText(words.html)] : readPdfFiles(words.documents).map(({ title }) => title);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** Tags within a line, between which words stand as they are written: `(<a>eldningsförbud</a>)`. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^>]{0,2000})?>/gi;

/** The words of a rich text, for indexing and for snippets. Never to be shown as HTML. */
function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
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
