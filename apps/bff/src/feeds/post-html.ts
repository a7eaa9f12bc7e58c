import { type FeedPart, feedOf, readTable, walkTree } from '@brandpost/cms-blocks';
import { sanitizeHtml } from '@brandpost/cms-blocks/sanitize';
import type { ContentNode } from '@brandpost/domain';
import { element } from './xml.ts';

/** What a post says, as plain HTML for readers of feeds. */
export function postHtml(content: readonly ContentNode[]): string {
  return [...walkTree(content)].map(({ node }) => feedOf(node).map(htmlOf).join('')).join('\n');
}

function htmlOf(part: FeedPart): string {
  if ('html' in part) return sanitizeHtml(part.html);
  if ('table' in part) return tableHtml(part.table);
  return element(part.element, {}, part.text).xml;
}

function tableHtml(table: ContentNode): string {
  const rows = readTable(table).map(({ kind, cells }) =>
    element('tr', {}, ...cells.map((cell) => element(kind === 'heading' ? 'th' : 'td', {}, cell))),
  );
  return element('table', {}, ...rows).xml;
}
