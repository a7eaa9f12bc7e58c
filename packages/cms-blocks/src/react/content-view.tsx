import type { ContentNode } from '@brandpost/domain';
import { useMemo } from 'react';
import { outlineOf } from '../tree/outline.ts';
import { Blocks } from '../view-parts/blocks.tsx';
import {
  type BlockFrame,
  ContentContext,
  type ContentContextValue,
  type HeadingLevel,
} from '../view-parts/content-context.ts';
import { Flow } from '../view-parts/flow.ts';
import type { ContentResources } from '../view-parts/resources.ts';
import { viewOfType } from './views.ts';

export type ContentViewProps = {
  readonly nodes: readonly ContentNode[];
  readonly resources: ContentResources;
  /** Level of the largest heading among the blocks: 2 (the default) where the page has its h1 already. */
  readonly headingLevel?: HeadingLevel;
  /** Called, in the browser, with each link that an e-service block names and `resources.links` lacks. */
  readonly onRemovedLink?: (id: number) => void;
  /** Wraps every block, for an editor. */
  readonly frame?: BlockFrame;
};

/**
 * Shows the content of a post. Safe with any content: unknown blocks come to nothing, rich text is rebuilt from an
 * allow-list, addresses pass `safeUrl`, and there is no inline style or script for a policy to object to.
 */
export function ContentView({ nodes, resources, headingLevel = 2, onRemovedLink, frame }: ContentViewProps) {
  const { language } = resources;
  const outline = useMemo(() => outlineOf(nodes, headingLevel, language), [nodes, headingLevel, language]);
  const context = useMemo<ContentContextValue>(
    () => ({
      resources,
      outline,
      topLevel: headingLevel,
      onRemovedLink: onRemovedLink ?? null,
      Frame: frame ?? null,
      viewOfType,
    }),
    [resources, outline, headingLevel, onRemovedLink, frame],
  );
  return (
    <ContentContext value={context}>
      <Flow>
        <Blocks nodes={nodes} parentType={null} depth={1} />
      </Flow>
    </ContentContext>
  );
}
