import { blockOfType, newBlock } from '@brandpost/cms-blocks';
import { checkContent, writeRichText } from '@brandpost/cms-blocks/editing';

/** What the checks say of a link’s text, in Swedish; null when it says where it leads. */
export function linkAdvice(text: string, href: string): string | null {
  const html = blockOfType('html');
  if (html === null || text.trim() === '') return null;
  const link = { tag: 'a', href, opensNewTab: false, children: [text] } as const;
  const paragraph = { tag: 'p', href: null, opensNewTab: false, children: [link] } as const;
  const tree = [{ ...newBlock(html, 'lank'), props: { html: writeRichText([paragraph]) } }];
  const known = { media: new Map(), pages: new Set<string>(), linkIds: new Set<number>() };
  const finding = checkContent({ tree, post: { type: null, title: '' }, known }).find(
    ({ code }) => code === 'link-text-vague' || code === 'link-text-address',
  );
  return finding === undefined ? null : `${finding.message} ${finding.help}`;
}
