import type { WireUser } from '@brandpost/rubicore-api';
import { validateAccountForm } from '@brandpost/validation';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ACCOUNT_FIELDS, accountBody, accountValues } from './account-fields.ts';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { adminUsersTexts } from './admin-users-texts.ts';

type AccountFormProps = { user: WireUser; onSaved: () => void; onClose: () => void };

/** The own data of an account that there is. */
export function AccountForm({ user, onSaved, onClose }: AccountFormProps) {
  const { client } = useServices();
  return (
    <RecordForm
      title={`${adminUsersTexts.edit} ${user.displayName}`}
      fields={ACCOUNT_FIELDS}
      values={accountValues(user)}
      validate={validateAccountForm}
      save={(values) => client.call('updateUser', { params: { id: user.id }, json: accountBody(values) })}
      invalidates={ACCOUNT_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
