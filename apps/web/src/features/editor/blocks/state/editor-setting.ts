import type { ContentResources } from '@brandpost/cms-blocks/react';
import type { ContentNode } from '@brandpost/domain';
import { type ComponentType, createContext, useContext } from 'react';

/** What all blocks are drawn with. It changes seldom. */
export type EditorSetting = {
  resources: ContentResources;
  isRestricted: boolean;
  /** Here and not imported, because what is within a frame would otherwise import what it is in. */
  Frame: ComponentType<BlockFrameProps>;
};

export type BlockFrameProps = { node: ContentNode; index: number; count: number; isNested: boolean };

export const EditorSettingContext = createContext<EditorSetting>({
  resources: { media: new Map(), links: new Map() },
  isRestricted: false,
  Frame: () => null,
});

export function useEditorSetting(): EditorSetting {
  return useContext(EditorSettingContext);
}
