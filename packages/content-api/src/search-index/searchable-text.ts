import { readCells, readPdfFiles, walkTree } from '@brandpost/cms-blocks';
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
  const prop = (name: string) => (typeof node.props[name] === 'string' ? node.props[name] : '');
  switch (node.type) {
    case 'heading':
      text.headings.push(prop('text'));
      break;
    case 'card':
      text.headings.push(prop('title'));
      text.body.push(plainText(prop('text')));
      break;
    case 'accordion':
      text.accordions.push(prop('title'));
      break;
    case 'html':
      text.body.push(plainText(prop('html')));
      break;
    case 'table-heading':
      text.body.push(readCells(prop('headings')).join(' '));
      break;
    case 'table-row':
      text.body.push(readCells(prop('items')).join(' '));
      break;
    case 'image':
      text.body.push(prop('caption'));
      break;
    case 'pdf':
      text.body.push(prop('title'), ...readPdfFiles(node.props.pdf).map((file) => file.title));
      break;
    case 'e-service':
      text.body.push(prop('title'));
      break;
  }
}
