import type { ContentNode } from '@brandpost/domain';
import { mediaPath } from '../address/media-path.ts';
import { safeUrl } from '../address/safe-url.ts';
import { card } from '../card/model.ts';
import { childrenOf, nodesIn } from '../children-of.ts';
import { html } from '../html/model.ts';
import { image } from '../image/model.ts';
import { TREE_LIMITS } from '../limits.ts';
import { FORBIDDEN_KEYS, isPlainObject } from '../plain-object.ts';
import { blockOfType } from '../registry.ts';
import { video } from '../video/model.ts';
import { sanitizeHtml } from './sanitize-html.ts';

type Clean = (text: string) => string;

const cleanMedia: Clean = (imgSrc) => (mediaPath(imgSrc) === null ? '' : imgSrc.trim());
const cleanLink: Clean = (url) => safeUrl(url, 'link') ?? '';
const cleanFrame: Clean = (url) => safeUrl(url, 'frame') ?? '';

/** The props that are more than text, per block type. */
const cleaners: ReadonlyMap<string, ReadonlyMap<string, Clean>> = new Map([
  [html.type, new Map([['html', sanitizeHtml]])],
  [
    card.type,
    new Map([
      ['imgSrc', cleanMedia],
      ['buttonUrl', cleanLink],
    ]),
  ],
  [image.type, new Map([['imgSrc', cleanMedia]])],
  [video.type, new Map([['videoSrc', cleanFrame]])],
]);

/**
 * A copy of the tree that is safe to store and to send: rich text is sanitised, addresses that may not be used are
 * emptied, and blocks of unknown types, blocks past the twelfth level and dangerous keys are left out. Idempotent, and
 * valid content comes back as it was apart from `rel` on links to a new tab. For the server, at writing and at reading.
 */
export function sanitizeTree(tree: readonly ContentNode[]): ContentNode[] {
  const root: ContentNode[] = [];
  const waiting = [{ from: nodesIn(tree), to: root, depth: 1 }];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    for (const node of list.from) {
      if (blockOfType(node.type) === null) continue;
      const children: ContentNode[] = [];
      list.to.push({ ...node, props: cleanProps(node), children });
      if (list.depth < TREE_LIMITS.maxDepth) {
        waiting.push({ from: childrenOf(node), to: children, depth: list.depth + 1 });
      }
    }
  }
  return root;
}

function cleanProps(node: ContentNode): Record<string, unknown> {
  if (!isPlainObject(node.props)) return {};
  const cleanersOfType = cleaners.get(node.type);
  const entries = Object.entries(node.props)
    .filter(([prop]) => !FORBIDDEN_KEYS.has(prop))
    .map(([prop, value]) => {
      const clean = cleanersOfType?.get(prop);
      if (clean === undefined) return [prop, value] as const;
      return [prop, typeof value === 'string' ? clean(value) : ''] as const;
    });
  return Object.fromEntries(entries);
}
