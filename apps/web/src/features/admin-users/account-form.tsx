import type { WireUser } from '@brandpost/rubicore-api';
import { type ValidationResult, validateAccountForm, validatePassword } from '@brandpost/validation';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { adminUsersTexts } from './admin-users-texts.ts';

const { fields: words } = adminUsersTexts;

type AccountFormProps = {
  /** null for a new one. */
  user: WireUser | null;
  onSaved: (user: WireUser) => void | Promise<void>;
  onClose: () => void;
};

/** An account's own data. What it belongs to and may comes after. */
export function AccountForm({ user, onSaved, onClose }: AccountFormProps) {
  const { client } = useServices();
  const fields: RecordField[] = [
    { name: 'firstName', label: words.firstName, kind: 'line' },
    { name: 'lastName', label: words.lastName, kind: 'line' },
    { name: 'displayName', label: words.displayName, hint: words.displayNameHint, kind: 'line' },
    { name: 'username', label: words.username, kind: 'line' },
    { name: 'uid', label: words.uid, hint: words.uidHint, kind: 'line' },
    { name: 'email', label: words.email, kind: 'line', inputMode: 'email' },
    { name: 'phone', label: words.phone, kind: 'line', inputMode: 'tel' },
    { name: 'workingArea', label: words.workingArea, kind: 'line' },
    { name: 'organisation', label: words.organisation, kind: 'line' },
    ...(user === null
      ? [{ name: 'password', label: words.password, hint: words.passwordHint, kind: 'secret' as const }]
      : []),
  ];
  const { profile } = user ?? {};
  return (
    <RecordForm
      title={user === null ? adminUsersTexts.addTitle : `${adminUsersTexts.edit} ${user.displayName}`}
      fields={fields}
      values={{
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        displayName: user?.displayName ?? '',
        username: user?.username ?? '',
        uid: user?.uid ?? '',
        email: profile?.email ?? '',
        phone: profile?.phone ?? '',
        workingArea: profile?.workingArea ?? '',
        organisation: profile?.organisation ?? '',
        password: '',
      }}
      validate={(values) => {
        const hasPassword = user === null && textIn(values, 'password') !== '';
        return both(validateAccountForm(values), hasPassword ? validatePassword(values) : { ok: true });
      }}
      save={async (values) => {
        const json = bodyOf(values);
        const password = textIn(values, 'password');
        return user === null
          ? await client.call('createUser', { json: { ...json, ...(password === '' ? {} : { password }) } })
          : await client.call('updateUser', { params: { id: user.id }, json });
      }}
      invalidates={ACCOUNT_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function both(...results: readonly ValidationResult[]): ValidationResult {
  const errors = results.flatMap((result) => (result.ok ? [] : result.errors));
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}

function bodyOf(values: RecordValues) {
  const uid = textIn(values, 'uid');
  return {
    username: textIn(values, 'username'),
    ...(uid === '' ? {} : { uid }),
    firstName: textIn(values, 'firstName'),
    lastName: textIn(values, 'lastName'),
    displayName: textIn(values, 'displayName'),
    profile: {
      email: textIn(values, 'email'),
      phone: textIn(values, 'phone'),
      workingArea: textIn(values, 'workingArea'),
      organisation: textIn(values, 'organisation'),
    },
  };
}
