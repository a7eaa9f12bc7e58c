import { NEW_TAB_REL } from '../../rich-text/allowed-html.ts';
import type { RichNode } from '../../rich-text/read-rich-text.ts';

/** Rich text as HTML, written as the server's sanitiser writes it: it finds nothing to change. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      if (node.tag === 'br') return '<br />';
      const href = node.href === null ? '' : ` href="${escapeHtml(node.href).replaceAll('"', '&quot;')}"`;
      const target = node.opensNewTab ? ` target="_blank" rel="${NEW_TAB_REL}"` : '';
      return `<${node.tag}${href}${target}>${writeRichText(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** A text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
