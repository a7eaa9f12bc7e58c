import type { ContentNode } from '@brandpost/domain';
import { mediaPath } from '../address/media-path.ts';
import { safeUrl } from '../address/safe-url.ts';
import type { Block, PropKind } from '../block.ts';
import { childrenOf, nodesIn } from '../children-of.ts';
import { TREE_LIMITS } from '../limits.ts';
import { kindOfProp } from '../node-texts.ts';
import { FORBIDDEN_KEYS, isPlainObject } from '../plain-object.ts';
import { blockOfType } from '../registry.ts';
import { sanitizeHtml } from './sanitize-html.ts';

type Clean = (text: string) => string;

/** How a prop of each kind is made safe; null for those that are shown as text and never as markup or an address. */
const CLEANERS: Readonly<Record<Extract<PropKind, string>, Clean | null>> = {
  text: null,
  cells: null,
  choice: null,
  documents: null,
  'link-ids': null,
  shared: null,
  'rich-text': sanitizeHtml,
  picture: (imgSrc) => (mediaPath(imgSrc) === null ? '' : imgSrc.trim()),
  frame: (url) => safeUrl(url, 'frame') ?? '',
};

function cleanerOf(kind: PropKind): Clean | null {
  return typeof kind === 'string' ? CLEANERS[kind] : (url) => safeUrl(url, 'link') ?? '';
}

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
      const block = blockOfType(node.type);
      if (block === null) continue;
      const children: ContentNode[] = [];
      list.to.push({ ...node, props: cleanProps(block, node), children });
      if (list.depth < TREE_LIMITS.maxDepth) {
        waiting.push({ from: childrenOf(node), to: children, depth: list.depth + 1 });
      }
    }
  }
  return root;
}

function cleanProps(block: Block, node: ContentNode): Record<string, unknown> {
  if (!isPlainObject(node.props)) return {};
  const entries = Object.entries(node.props)
    .filter(([prop]) => !FORBIDDEN_KEYS.has(prop))
    .map(([prop, value]) => {
      const kind = kindOfProp(block, prop);
      const clean = kind === null ? null : cleanerOf(kind);
      if (clean === null) return [prop, value] as const;
      return [prop, typeof value === 'string' ? clean(value) : ''] as const;
    });
  return Object.fromEntries(entries);
}
