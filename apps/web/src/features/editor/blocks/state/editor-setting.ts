import type { BlockPlace } from '@brandpost/cms-blocks/editing';
import type { ContentResources } from '@brandpost/cms-blocks/react';
import { type ContentNode, type Language, languageAttributes, OWN_LANGUAGE } from '@brandpost/domain';
import { type ComponentType, createContext, useContext } from 'react';
import type { PickOption } from '../dialogs/find-options.ts';
import type { KnownShared } from '../editor-sources.ts';
import type { EditorStore } from './editor-store.ts';

/** What all blocks are drawn with. It changes seldom. */
export type EditorSetting = {
  resources: ContentResources;
  isRestricted: boolean;
  /** What the text is written in. */
  language: Language;
  /** The shared blocks that there are, by their numbers. */
  shared: ReadonlyMap<number, KnownShared>;
  /** What stands beside the canvas and shows the active block's form; null where that stands below the block. */
  inspector: HTMLElement | null;
  /** Here and not imported, because what is within a frame would otherwise import what it is in. */
  Frame: ComponentType<BlockFrameProps>;
  /** The blocks that may be added at a place: not imported for the same reason. */
  optionsAt: (store: EditorStore, place: BlockPlace) => PickOption[];
};

export type BlockFrameProps = { node: ContentNode; index: number; count: number; isNested: boolean };

export const EditorSettingContext = createContext<EditorSetting>({
  resources: { media: new Map(), links: new Map() },
  isRestricted: false,
  language: OWN_LANGUAGE,
  shared: new Map(),
  inspector: null,
  Frame: () => null,
  optionsAt: () => [],
});

export function useEditorSetting(): EditorSetting {
  return useContext(EditorSettingContext);
}

/** What an element says of what is written in it: its language and direction, where the interface has others. */
export function useWrittenIn(): ReturnType<typeof languageAttributes> {
  return languageAttributes(useEditorSetting().language);
}
