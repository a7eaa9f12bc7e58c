import { blockOfType, readProps, readTable, walkTree } from '@brandpost/cms-blocks';
import { sanitizeHtml } from '@brandpost/cms-blocks/sanitize';
import type { ContentNode } from '@brandpost/domain';
import { element } from './xml.ts';

/** What a post says, as plain HTML for readers of feeds: texts and tables. Pictures and files are on the page itself. */
export function postHtml(content: readonly ContentNode[]): string {
  return [...walkTree(content)].map(({ node }) => htmlOf(node)).join('\n');
}

function htmlOf(node: ContentNode): string {
  const block = blockOfType(node.type);
  if (block === null) return '';
  const props = new Map<string, unknown>(Object.entries(readProps(block, node)));
  const text = (name: string) => String(props.get(name) ?? '');
  switch (node.type) {
    case 'html':
      return sanitizeHtml(text('html'));
    case 'heading':
      return element('h2', {}, text('text')).xml;
    case 'accordion':
      return element('h3', {}, text('title')).xml;
    case 'card':
      return element('h3', {}, text('title')).xml + element('p', {}, text('text')).xml;
    case 'table':
      return tableHtml(node);
    default:
      return '';
  }
}

function tableHtml(node: ContentNode): string {
  const lines = readTable(node).map(({ kind, cells }) =>
    element('tr', {}, ...cells.map((cell) => element(kind === 'heading' ? 'th' : 'td', {}, cell))),
  );
  return element('table', {}, ...lines).xml;
}
