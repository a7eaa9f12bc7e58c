import { MASQUERADE_REASON_MAX_LENGTH } from '@brandpost/domain';
import { validateMasquerade } from '@brandpost/validation';
import { paths } from '../../addresses/paths.ts';
import { type RecordField, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { adminUsersTexts } from './admin-users-texts.ts';
import { askBff } from './ask-bff.ts';

const { masquerade: words } = adminUsersTexts;
const FIELDS: readonly RecordField[] = [
  {
    name: 'reason',
    label: words.reason,
    hint: words.reasonHint,
    kind: 'lines',
    most: MASQUERADE_REASON_MAX_LENGTH,
  },
];

/** Asks why one acts as somebody, and then loads the document anew: nothing of one's own stays in it. Source: SPEC section 4. */
export function ActAs({ user, onClose }: { user: { id: number; name: string }; onClose: () => void }) {
  return (
    <RecordForm
      title={words.title(user.name)}
      fields={FIELDS}
      values={{ reason: '' }}
      validate={validateMasquerade}
      save={(values) =>
        askBff('POST', '/bff/masquerade', { userId: user.id, reason: textIn(values, 'reason') })
      }
      invalidates={[]}
      onSaved={() => location.assign(paths.profile())}
      saveText={words.yes}
      isLeaving
      onClose={onClose}
    >
      <p>{words.text}</p>
    </RecordForm>
  );
}
