import { GroupedMenu, type MenuGroup } from '@brandpost/ui/widgets';
import {
  Check,
  EllipsisVertical,
  History,
  LayoutGrid,
  ListTree,
  type LucideIcon,
  MessageSquare,
  Redo2,
  Search,
  Settings2,
  Share2,
  Undo2,
} from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusWorkplaceBar } from '../../../layout/workplace/out-of-sight-bar.ts';
import { type BlocksStore, blockEvents } from '../blocks/state/blocks-slice.ts';
import { commentsTexts } from '../comments/comments-texts.ts';
import type { Discussion } from '../comments/use-discussion.ts';
import type { DocumentView } from '../document/post-document.ts';
import { editorTexts } from '../editor-texts.ts';
import { findTexts } from '../find/find-texts.ts';
import type { useFinder } from '../find/use-finder.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { SIZES, type Size } from '../preview/sizes.ts';
import { previewEditorTexts } from '../preview-editor-texts.ts';

const { bar } = postEditorTexts;

type MoreMenuProps = {
  view: Pick<DocumentView, 'canUndo' | 'canRedo'>;
  onUndo: () => void;
  onRedo: () => void;
  finder: ReturnType<typeof useFinder>;
  discussion: Discussion;
  store: BlocksStore;
  size: Size;
  onSize: (size: Size) => void;
  onSettings: () => void;
  onHistory: () => void;
  onShare: () => void;
};

/** On a phone: everything that stands in sight where there is room for it. */
export function MoreMenu(props: MoreMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  // Closing what was opened from here leads back here.
  useLayoutEffect(() => {
    const opener = place.current?.querySelector('button') ?? null;
    const openers: RefObject<HTMLButtonElement | null>[] = [props.finder.button, props.discussion.button];
    for (const button of openers) button.current = opener;
  });
  return (
    <div ref={place}>
      <GroupedMenu label={bar.more} icon={EllipsisVertical} look="round" groups={groupsOf(props)} />
    </div>
  );
}

function groupsOf(props: MoreMenuProps): MenuGroup[] {
  const { view, finder, discussion, store } = props;
  const writing = [
    ...(view.canUndo ? [line(editorTexts.undo, Undo2, props.onUndo)] : []),
    ...(view.canRedo ? [line(editorTexts.redo, Redo2, props.onRedo)] : []),
    line(findTexts.open, Search, finder.toggle),
    ...(props.size === 'write'
      ? [line(editorTexts.openTree, ListTree, () => store.dispatch(blockEvents.treeShown(true)))]
      : []),
    ...(discussion.isThere ? [line(commentsIn(discussion), MessageSquare, discussion.toggle)] : []),
  ];
  const post = [
    line(bar.settings, Settings2, props.onSettings),
    line(bar.history, History, props.onHistory),
    line(bar.share, Share2, props.onShare),
  ];
  return [
    { title: bar.inText, isTitleHidden: true, actions: writing },
    {
      title: previewEditorTexts.sizes.label,
      chosen: props.size,
      actions: SIZES.map((size) => ({
        ...line(previewEditorTexts.sizes[size], Check, () => props.onSize(size)),
        key: size,
      })),
    },
    { title: bar.ofPost, isTitleHidden: true, actions: post },
    {
      title: bar.workplace,
      isTitleHidden: true,
      actions: [line(bar.workplace, LayoutGrid, focusWorkplaceBar)],
    },
  ];
}

function line(text: string, icon: LucideIcon, onDo: () => void) {
  return { key: text, text, icon, onDo };
}

function commentsIn({ openCount }: Discussion): string {
  return openCount > 0 ? bar.commentsOpen(openCount) : commentsTexts.title;
}
