import type { ContentNode } from '@brandpost/domain';
import { slugify } from '@brandpost/swedish';
import { accordion } from '../blocks/accordion/definition.ts';
import { areaLookup } from '../blocks/area-lookup/definition.ts';
import { heading } from '../blocks/heading/definition.ts';
import { table } from '../blocks/table/definition.ts';
import { video } from '../blocks/video/definition.ts';
import { childrenOf } from '../children-of.ts';
import { readProps } from '../read-props.ts';
import type { HeadingLevel, OutlinePlace } from '../view-parts/content-context.ts';
import { visibleBlocks } from '../view-parts/visible-blocks.ts';

type Siblings = {
  readonly nodes: readonly ContentNode[];
  readonly parentType: string | null;
  readonly depth: number;
};

/** Keeps a heading's name from being that of a part of the page around it. */
const ANCHOR_PREFIX = 'del-';

/** A table or film without a heading is named for what it is. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  [table.type, 'Tabell'],
  [video.type, 'Film'],
]);
const OWN_NAMES_IN_ENGLISH: typeof OWN_NAMES = new Map([...OWN_NAMES, [table.type, 'Table']]);

/**
 * Levels for all headings of a page. A heading's size says how large it looks; its level is one below the nearest
 * larger heading before it. So the outline never skips a level and never has a second h1, although editors begin with
 * size 2 under a title, and a page that uses all five sizes in order gets h2 to h6.
 * Source: SPEC section 3 (heading), WCAG 2.2 1.3.1 and 2.4.6.
 * @param topLevel level of the largest heading
 * @param language what the content is written in, such as `en`
 */
export function outlineOf(
  nodes: readonly ContentNode[],
  topLevel: HeadingLevel,
  language = 'sv',
): ReadonlyMap<ContentNode, OutlinePlace> {
  const places = new Map<ContentNode, OutlinePlace>();
  const timesUsed = new Map<string, number>();

  const nameOf = (node: ContentNode, title: string): string => {
    const kind = (language === 'en' ? OWN_NAMES_IN_ENGLISH : OWN_NAMES).get(node.type);
    if (kind === undefined) return '';
    const name = title === '' ? kind : `${kind}: ${title}`;
    const times = (timesUsed.get(name) ?? 0) + 1;
    timesUsed.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };

  const anchorOf = (title: string): string => {
    const anchor = `${ANCHOR_PREFIX}${slugify(title)}`;
    const times = (timesUsed.get(`#${anchor}`) ?? 0) + 1;
    timesUsed.set(`#${anchor}`, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  };

  /** Sizes of the headings that a block stands under, largest first, and the text of the last one. */
  const visit = (list: Siblings, sizes: number[], title: string): string => {
    let lastTitle = title;
    for (const node of visibleBlocks(list.nodes, list.parentType, list.depth)) {
      const depth = () => levelAt(topLevel, sizes.length);
      if (node.type === heading.type) {
        const { text, size } = readProps(heading, node);
        if (text.trim() === '') continue;
        while (sizes.length > 0 && (sizes.at(-1) ?? 0) >= size) sizes.pop();
        places.set(node, { level: depth(), name: '', anchor: anchorOf(text.trim()) });
        sizes.push(size);
        lastTitle = text.trim();
        continue;
      }
      const children = { nodes: childrenOf(node), parentType: node.type, depth: list.depth + 1 };
      const isFolded = node.type === accordion.type;
      const hasOwnTitle = isFolded || node.type === areaLookup.type;
      const ownTitle = hasOwnTitle ? readProps(isFolded ? accordion : areaLookup, node).title.trim() : '';
      const anchor = isFolded && ownTitle !== '' ? anchorOf(ownTitle) : '';
      places.set(node, { level: depth(), name: nameOf(node, lastTitle), anchor });
      if (hasOwnTitle) {
        const below = ownTitle === '' ? [...sizes] : [...sizes, Number.POSITIVE_INFINITY];
        visit(children, below, ownTitle || lastTitle);
      } else if (node.type !== table.type) lastTitle = visit(children, sizes, lastTitle);
    }
    return lastTitle;
  };
  visit({ nodes, parentType: null, depth: 1 }, [], '');
  return places;
}

function levelAt(topLevel: HeadingLevel, depth: number): HeadingLevel {
  return Math.min(6, topLevel + depth) as HeadingLevel;
}
