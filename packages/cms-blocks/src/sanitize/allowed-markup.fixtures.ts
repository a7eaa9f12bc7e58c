import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ALLOWED_TAGS } from '../rich-text/allowed-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const OWN_SITE = 'https://own.example';
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

/**
 * What a browser would find in a text that has no place in rich text: a judge that knows nothing of how it was made.
 * @returns one sentence per find; empty when all is well
 */
export function findsIn(html: string, allowedTags: readonly string[] = ALLOWED_TAGS): string[] {
  const finds: string[] = [];
  const waiting: Node[] = [...parseFragment(html).childNodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.nodeName === '#text') continue;
    if (!('tagName' in node)) {
      finds.push(`a ${node.nodeName}`);
      continue;
    }
    if (!allowedTags.includes(node.tagName)) finds.push(`<${node.tagName}>`);
    if (!node.namespaceURI.endsWith('xhtml')) finds.push(`another namespace: ${node.namespaceURI}`);
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    finds.push(...(node.tagName === 'a' ? findsInLink(attributes) : attributesOf(node.tagName, attributes)));
    waiting.push(...node.childNodes);
  }
  return finds;
}

function attributesOf(tag: string, attributes: ReadonlyMap<string, string>): string[] {
  return [...attributes.keys()].map((name) => `<${tag} ${name}>`);
}

function findsInLink(attributes: ReadonlyMap<string, string>): string[] {
  const { href, target, rel, ...others } = Object.fromEntries(attributes);
  const finds = Object.keys(others).map((name) => `<a ${name}>`);
  if (target !== undefined && target !== '_blank') finds.push(`target=${target}`);
  if (target === '_blank' && !rel?.includes('noopener')) finds.push('a new tab that can reach back');
  if (href === undefined) return finds;
  const url = URL.canParse(href, OWN_SITE) ? new URL(href, OWN_SITE) : null;
  if (url === null || !SCHEMES.includes(url.protocol)) finds.push(`href=${href}`);
  const isPath = href.startsWith('/');
  if (url !== null && isPath !== (url.origin === OWN_SITE)) finds.push(`a path that leads away: ${href}`);
  if (url !== null && url.username !== '') finds.push(`a disguised host: ${href}`);
  return finds;
}
