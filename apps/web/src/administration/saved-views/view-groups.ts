import type { SavedView } from '@brandpost/rubicore-api';
import type { MenuGroup } from '@brandpost/ui/widgets';
import { BookmarkPlus, Check, Pencil, RefreshCw, RotateCcw, Trash2, User, Users } from 'lucide-react';
import { savedViewsTexts as texts } from './saved-views-texts.ts';

type Views = {
  views: readonly SavedView[];
  /** The one that the list looks like now. */
  shown: SavedView | null;
  /** The one that was shown last, which is worked on while the list is searched or filtered in another way. */
  current: SavedView | null;
  isUsual: boolean;
  mayShare: boolean;
};
type Doings = {
  open: (view: SavedView) => void;
  showUsual: () => void;
  save: () => void;
  update: (view: SavedView) => void;
  rename: (view: SavedView) => void;
  share: (view: SavedView, isShared: boolean) => void;
  remove: (view: SavedView) => void;
};

/** The menu of a list's views: those to choose between, what is done with any look, and what with one view. */
export function viewGroups({ views, shown, current, isUsual, mayShare }: Views, doings: Doings): MenuGroup[] {
  const choices = (title: string, isShared: boolean): MenuGroup => ({
    title,
    chosen: shown === null ? null : String(shown.id),
    actions: views
      .filter((view) => view.isShared === isShared)
      .map((view) => ({
        key: String(view.id),
        text: view.name,
        icon: Check,
        onDo: () => doings.open(view),
      })),
  });
  const usual = { key: 'usual', text: texts.usual, icon: RotateCcw, onDo: doings.showUsual };
  const save = { key: 'save', text: texts.save, icon: BookmarkPlus, onDo: doings.save };
  const groups: MenuGroup[] = [
    choices(texts.own, false),
    choices(texts.shared, true),
    { title: texts.more, isTitleHidden: true, actions: isUsual ? [save] : [usual, save] },
  ];
  if (current !== null && (mayShare || !current.isShared)) {
    groups.push(changesOf(current, { isChanged: current !== shown, mayShare }, doings));
  }
  return groups.filter(({ actions }) => actions.length > 0);
}

function changesOf(
  view: SavedView,
  { isChanged, mayShare }: { isChanged: boolean; mayShare: boolean },
  doings: Doings,
): MenuGroup {
  const [shareText, shareIcon] = view.isShared ? [texts.unshare, User] : [texts.share, Users];
  const lines = [
    {
      text: view.isShared ? texts.updateForAll : texts.update,
      icon: RefreshCw,
      isOfUse: isChanged,
      onDo: () => doings.update(view),
    },
    { text: texts.rename, icon: Pencil, isOfUse: true, onDo: () => doings.rename(view) },
    {
      text: shareText,
      icon: shareIcon,
      isOfUse: mayShare,
      onDo: () => doings.share(view, !view.isShared),
    },
    { text: texts.remove, icon: Trash2, isOfUse: true, onDo: () => doings.remove(view) },
  ];
  return {
    title: texts.shown(view.name),
    actions: lines
      .filter(({ isOfUse }) => isOfUse)
      .map(({ isOfUse: _, ...line }) => ({
        ...line,
        key: line.text,
        name: texts.about(line.text, view.name),
      })),
  };
}
