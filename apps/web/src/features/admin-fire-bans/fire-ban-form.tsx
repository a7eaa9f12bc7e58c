import {
  DECIDED_BY_MAX_LENGTH,
  FIRE_BAN_NOTE_MAX_LENGTH,
  FIRE_BAN_STATES,
  type FireBan,
  MUNICIPALITY_MAX_LENGTH,
} from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { useState } from 'react';
import type { RecordField, RecordValues } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ShownFailure } from '../../api/shown-failure.ts';
import { FireBanIcon } from '../../fire-ban/fire-ban-icon.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminFireBansTexts as texts } from './admin-fire-bans-texts.ts';
import { bodyOf, validateDraft, valuesOf } from './fire-ban-draft.ts';
import { FireBanPreview } from './fire-ban-preview.tsx';

const { fields: words } = texts;
const ICON_PX = 32;
const CONFLICT = 409;

const STATE_FIELD: RecordField = {
  kind: 'pictures',
  name: 'state',
  label: words.state,
  options: FIRE_BAN_STATES.map((state) => ({
    value: state,
    text: texts.states[state],
    picture: <FireBanIcon state={state} size={ICON_PX} />,
  })),
};
const MUNICIPALITY_FIELD: RecordField = {
  kind: 'line',
  name: 'municipality',
  label: words.municipality,
  hint: words.municipalityHint,
  most: MUNICIPALITY_MAX_LENGTH,
};
const DETAIL_FIELDS: readonly RecordField[] = [
  {
    kind: 'line',
    name: 'decidedBy',
    label: words.decidedBy,
    hint: words.decidedByHint,
    most: DECIDED_BY_MAX_LENGTH,
  },
  { kind: 'moment', name: 'from', label: words.from, hint: words.fromHint },
  { kind: 'moment', name: 'to', label: words.to, hint: words.toHint },
  { kind: 'lines', name: 'note', label: words.note, hint: words.noteHint, most: FIRE_BAN_NOTE_MAX_LENGTH },
];
/** Of a municipality that is there, what holds comes first: its name is seldom changed. */
const FIELDS = [STATE_FIELD, ...DETAIL_FIELDS, MUNICIPALITY_FIELD];
const NEW_FIELDS = [MUNICIPALITY_FIELD, STATE_FIELD, ...DETAIL_FIELDS];

type FireBanFormProps = {
  /** null for a municipality that is new. */
  said: FireBan | null;
  onSaved: (municipality: string) => void;
  onClose: () => void;
};

/** What holds in a municipality. Saving it says that it is so, and so counts as checking it. */
export function FireBanForm({ said, onSaved, onClose }: FireBanFormProps) {
  const { client } = useServices();
  // What a colleague says meanwhile is not what one has before one's eyes.
  const [seen] = useState(said);
  // The state that a refusal has shown: who saves once more does so in spite of it.
  const [seenAnew, setSeenAnew] = useState<string | null>(null);
  const save = async (values: RecordValues) => {
    const json = bodyOf(values, seen, new Date());
    if (seen === null) {
      await client.call('createFireBan', { json });
      return json.municipality;
    }
    const seenCheckedAt = seenAnew ?? seen.checkedAt;
    try {
      await client.call('updateFireBan', { params: { id: seen.id }, json: { ...json, seenCheckedAt } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
      const now = (await client.call('getFireBans', {})).fireBans.find(({ id }) => id === seen.id);
      if (now === undefined) throw error;
      setSeenAnew(now.checkedAt);
      throw new ShownFailure(texts.changedMeanwhile(texts.states[now.state], now.decidedBy));
    }
    return json.municipality;
  };
  return (
    <RecordForm
      title={seen === null ? texts.addTitle : texts.editTitle(seen.municipality)}
      fields={seen === null ? NEW_FIELDS : FIELDS}
      values={valuesOf(seen)}
      validate={(values) => validateDraft(bodyOf(values, seen, new Date()))}
      save={save}
      invalidates={[queryKeys.fireBans]}
      onSaved={onSaved}
      saveText={seenAnew === null ? texts.save : texts.saveAnyway}
      consequence={(values) => <FireBanPreview values={values} said={seen} />}
      onClose={onClose}
    />
  );
}
