import type { WireUser } from '@brandpost/rubicore-api';
import { validateAccountForm } from '@brandpost/validation';
import { useState } from 'react';
import { ownChanges } from '../../administration/table/own-changes.ts';
import type { RecordValues } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ACCOUNT_FIELDS, accountBody, accountValues } from './account-fields.ts';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { adminUsersTexts } from './admin-users-texts.ts';

type AccountFormProps = { user: WireUser; onSaved: () => void; onClose: () => void };

/** The own data of an account that there is. */
export function AccountForm({ user, onSaved, onClose }: AccountFormProps) {
  const { client } = useServices();
  const [opened] = useState(() => accountBody(accountValues(user)));
  const save = (values: RecordValues) => {
    const written = accountBody(values);
    const profile = ownChanges(opened.profile, written.profile);
    return client.call('updateUser', {
      params: { id: user.id },
      json: { ...ownChanges(opened, written), profile },
    });
  };
  return (
    <RecordForm
      title={`${adminUsersTexts.edit} ${user.displayName}`}
      fields={ACCOUNT_FIELDS}
      values={accountValues(user)}
      validate={validateAccountForm}
      save={save}
      invalidates={ACCOUNT_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
