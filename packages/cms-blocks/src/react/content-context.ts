import type { ContentNode } from '@brandpost/domain';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { BlockViewProps } from './block-view.ts';
import type { HeadingLevel, OutlinePlace } from './outline.ts';
import type { ContentResources } from './resources.ts';

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
  return outline.get(node) ?? { level: topLevel, name: '' };
}
