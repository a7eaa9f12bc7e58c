import { rightToShareViews, type ViewedList } from '@brandpost/domain';
import type { SavedView } from '@brandpost/rubicore-api';
import { GroupedMenu } from '@brandpost/ui/widgets';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { type Notice, successNotice } from '../table/notice.ts';
import { isSameLook, shownView, USUAL_LOOK, type ViewedListControls } from './look.ts';
import { savedViewsQuery } from './saved-views-query.ts';
import { savedViewsTexts as texts } from './saved-views-texts.ts';
import { useViewChanges } from './use-view-changes.ts';
import { ViewForm } from './view-form.tsx';
import { viewGroups } from './view-groups.ts';

const NO_VIEWS: readonly SavedView[] = [];

type ViewsMenuProps = {
  list: ViewedList;
  controls: ViewedListControls;
  onNotice: (notice: Notice) => void;
};

/** The views of a list: which one is shown, the way to the others, and what is done with them. Source: ADR 0067 */
export function ViewsMenu({ list, controls, onNotice }: ViewsMenuProps) {
  const { client } = useServices();
  const session = ownSession(useSession());
  const { data, isError } = useQuery(savedViewsQuery(client, list));
  const views = data ?? NO_VIEWS;
  const [lastId, setLastId] = useState<number | null>(null);
  const [form, setForm] = useState<'saving' | SavedView | null>(null);
  const { create, update, change, remove } = useViewChanges(list, onNotice);
  const shown = shownView(views, controls, lastId);
  if (shown !== null && shown.id !== lastId) setLastId(shown.id);
  const current = views.find(({ id }) => id === lastId) ?? null;
  const mayShare = session !== null && mayAny(session, rightToShareViews(list));
  // An upstream may not have them.
  if (data === undefined && isError) return null;

  const { look, lookOf, show } = controls;
  const groups = viewGroups(
    { views, shown, current, isUsual: isSameLook(look, lookOf(USUAL_LOOK)), mayShare },
    {
      open(view) {
        setLastId(view.id);
        show(lookOf(view));
      },
      showUsual() {
        setLastId(null);
        show(lookOf(USUAL_LOOK));
      },
      save: () => setForm('saving'),
      update: (view) => change(view, look, texts.updated(view.name)),
      rename: setForm,
      share: (view, isShared) =>
        change(view, { isShared }, (isShared ? texts.sharedNow : texts.unsharedNow)(view.name)),
      remove,
    },
  );
  return (
    <>
      <GroupedMenu
        label={shown === null ? texts.views : texts.shown(shown.name)}
        icon={Bookmark}
        groups={groups}
      />
      {form === 'saving' && (
        <ViewForm
          title={texts.form.title}
          view={{ ...look, name: '', isShared: false }}
          choosesWho={mayShare}
          save={create}
          onSaved={(saved) => {
            setForm(null);
            setLastId(saved.id);
            onNotice(successNotice(texts.saved(saved.name)));
          }}
          onClose={() => setForm(null)}
        />
      )}
      {form !== null && form !== 'saving' && (
        <ViewForm
          title={texts.form.renameTitle}
          view={form}
          choosesWho={false}
          save={(view) => update({ ...view, id: form.id })}
          onSaved={(saved) => {
            setForm(null);
            onNotice(successNotice(texts.renamed(saved.name)));
          }}
          onClose={() => setForm(null)}
        />
      )}
    </>
  );
}
