import { type BlockWords, readPdfFiles, searchTextOf, walkTree } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { plainText } from './plain-text.ts';

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
};

/** What a post can be found by. */
export function searchableTextOfPost(post: {
  title: string;
  excerpt: string;
  content: readonly ContentNode[];
}): SearchableText {
  const text: SearchableText = { title: post.title, headings: [post.excerpt], accordions: [], body: [] };
  for (const { node } of walkTree(post.content)) addBlock(node, text);
  return text;
}

/** What a link can be found by. */
export function searchableTextOfLink(link: {
  name: string;
  shortDescription: string;
  longDescription: string;
}): SearchableText {
  return {
    title: link.name,
    headings: [link.shortDescription],
    accordions: [],
    body: [link.longDescription],
  };
}

/** The running text that snippets are cut from: without the title, which is shown anyway. */
export function runningText(text: SearchableText): string {
  return [...text.headings, ...text.accordions, ...text.body].filter((part) => part !== '').join(' · ');
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
