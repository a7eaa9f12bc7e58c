import { linkPropsOf, valuesOfKind } from '../../node-texts.ts';
import { tokensOf } from '../../rich-text/tokens.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';

export type ReadLink = {
  /** null for the links of the post itself. */
  readonly blockId: string | null;
  readonly text: string;
  readonly href: string;
};

/** Every link in the content, in reading order: those in rich text, the buttons of cards, and the post's own. */
export function linksOf({ tree, post }: Pick<CheckedContent, 'tree' | 'post'>): ReadLink[] {
  const own = [
    ...(post.info ?? []).map(({ title, url }) => ({ text: title, href: url })),
    ...(post.blurbs ?? []).map(({ title, url }) => ({ text: title, href: url })),
  ];
  const links: ReadLink[] = own.map((link) => ({ blockId: null, ...link }));
  for (const { node } of walkTree(tree)) {
    const add = (found: { text: string; href: string }[]) =>
      links.push(...found.map((link) => ({ blockId: node.id, ...link })));
    for (const html of valuesOfKind(node, 'rich-text')) add(linksIn(html));
    // Without a text there is no link to see.
    add(linkPropsOf(node).filter(({ text }) => text.trim() !== ''));
  }
  return links.filter(({ href }) => href.trim() !== '');
}

/** From the tags themselves: a link without text is left out when rich text is read to be shown. */
function linksIn(richText: string): { text: string; href: string }[] {
  const links: { text: string; href: string }[] = [];
  let open: { text: string; href: string } | null = null;
  for (const token of tokensOf(richText)) {
    if (token.kind === 'text') {
      if (open !== null) open.text += token.text;
    } else if (token.tag === 'a') {
      open = null;
      const href = token.kind === 'open' ? token.attributes.get('href') : undefined;
      if (href === undefined) continue;
      open = { text: '', href };
      links.push(open);
    }
  }
  return links;
}
