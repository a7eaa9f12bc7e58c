import type { ContentNode } from '@brandpost/domain';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ContentResources } from './resources.ts';

/** What every block's view is given. */
export type BlockViewProps = {
  readonly node: ContentNode;
  /** Level in the tree; 1 at the root. */
  readonly depth: number;
};

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** What a block is called and how deep it stands in the page's outline. */
export type OutlinePlace = {
  /** Level of a heading that the block shows, 2 to 6. */
  readonly level: HeadingLevel;
  /** Name for assistive technology where the block has no text of its own; unique on the page. */
  readonly name: string;
  /** Of a heading, or of an accordion's title: what a link within the page points at, unique on the page; empty for all else. */
  readonly anchor: string;
};

/** Wraps every block, for an editor that marks the one in hand. */
export type BlockFrame = ComponentType<{ node: ContentNode; children: ReactNode }>;

export type ContentContextValue = {
  readonly resources: ContentResources;
  readonly outline: ReadonlyMap<ContentNode, OutlinePlace>;
  readonly topLevel: HeadingLevel;
  readonly onRemovedLink: ((id: number) => void) | null;
  readonly Frame: BlockFrame | null;
  /** Here and not imported, because a view that shows blocks would otherwise import the list that it is in. */
  readonly viewOfType: (type: string) => ComponentType<BlockViewProps> | null;
};

export const ContentContext = createContext<ContentContextValue>({
  resources: { media: new Map(), links: new Map() },
  outline: new Map(),
  topLevel: 2,
  onRemovedLink: null,
  Frame: null,
  viewOfType: () => null,
});

export function useContentResources(): ContentResources {
  return useContext(ContentContext).resources;
}

/** Where a block stands in the page's outline. */
export function useOutlinePlace(node: ContentNode): OutlinePlace {
  const { outline, topLevel } = useContext(ContentContext);
  return outline.get(node) ?? { level: topLevel, name: '', anchor: '' };
}
