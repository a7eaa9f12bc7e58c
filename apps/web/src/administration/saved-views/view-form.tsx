import { SAVED_VIEW_NAME_MAX_LENGTH } from '@brandpost/domain';
import type { SavedView } from '@brandpost/rubicore-api';
import { validateSavedView } from '@brandpost/validation';
import { queryKeys } from '../../server-state/query-keys.ts';
import { listIn, type RecordValues, textIn } from '../table/record-field.ts';
import { RecordForm } from '../table/record-form.tsx';
import { savedViewsTexts } from './saved-views-texts.ts';

const { form: texts } = savedViewsTexts;

type WrittenView = Omit<SavedView, 'id'>;

type ViewFormProps = {
  title: string;
  /** What is saved, with the name that it has until another is written. */
  view: WrittenView;
  /** Whether one chooses here who sees it. */
  choosesWho: boolean;
  save: (view: WrittenView) => Promise<SavedView>;
  onSaved: (saved: SavedView) => void;
  onClose: () => void;
};

/** What a view is called, and who sees it. */
export function ViewForm({ title, view, choosesWho, save, onSaved, onClose }: ViewFormProps) {
  const viewFrom = (values: RecordValues): WrittenView => ({
    ...view,
    name: textIn(values, 'name'),
    isShared: choosesWho ? listIn(values, 'who').length > 0 : view.isShared,
  });
  return (
    <RecordForm
      title={title}
      fields={[
        {
          name: 'name',
          label: texts.name,
          kind: 'line',
          most: SAVED_VIEW_NAME_MAX_LENGTH,
          hint: view.columns === null ? texts.textWithoutColumns : texts.text,
        },
        ...(choosesWho
          ? [
              {
                name: 'who',
                label: texts.who,
                kind: 'checks' as const,
                options: [{ value: 'all', text: texts.isShared }],
              },
            ]
          : []),
      ]}
      values={{ name: view.name, ...(choosesWho && { who: [] }) }}
      validate={(values) => validateSavedView(viewFrom(values))}
      save={(values) => save(viewFrom(values))}
      invalidates={[queryKeys.savedViews]}
      onSaved={onSaved}
      onClose={onClose}
      saveText={texts.save}
    />
  );
}
