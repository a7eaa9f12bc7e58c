import type { RubicoreClient, WireUser } from '@brandpost/rubicore-api';
import { type ValidationResult, validateAccountForm, validatePassword } from '@brandpost/validation';
import { useRef } from 'react';
import { indented } from '../../administration/all-nodes.ts';
import { roleCollisions } from '../../administration/rights/role-collisions.ts';
import {
  listIn,
  type RecordField,
  type RecordValues,
  textIn,
} from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { ACCOUNT_FIELDS, accountBody, accountValues } from './account-fields.ts';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { adminUsersTexts } from './admin-users-texts.ts';
import { type Affiliations, useAffiliations } from './affiliations.ts';
import { CollisionNotice } from './collision-notice.tsx';
import { proposedUsername } from './proposed-username.ts';
import { saveTies } from './save-ties.ts';

type NewAccountFormProps = { onSaved: (user: WireUser) => void | Promise<void>; onClose: () => void };

/** A new account with all that somebody needs on their first day. */
export function NewAccountForm({ onSaved, onClose }: NewAccountFormProps) {
  const { client } = useServices();
  const around = useAffiliations();
  // An account whose roles could not all be given is there: saving again goes on with it.
  const made = useRef<number | null>(null);
  return (
    <RecordForm
      title={adminUsersTexts.addTitle}
      fields={[...NEW_ACCOUNT_FIELDS, ...membershipFields(around)]}
      values={{ ...accountValues(null), password: '', roles: [], groups: [], jobs: [] }}
      validate={validateNew}
      save={async (values) => {
        const json = accountBody(values);
        if (made.current === null) {
          const password = textIn(values, 'password');
          const withPassword = password === '' ? json : { ...json, password };
          made.current = (await client.call('createUser', { json: withPassword })).id;
        } else await client.call('updateUser', { params: { id: made.current }, json });
        return await addMemberships(client, made.current, values);
      }}
      consequence={(values) => (
        <CollisionNotice
          collisions={roleCollisions(
            around.roles.filter(({ id }) => listIn(values, 'roles').includes(String(id))),
          )}
          nameOf={(key) => around.capabilities.find((one) => one.key === key)?.description ?? key}
        />
      )}
      consequenceOf="roles"
      invalidates={ACCOUNT_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

const { fields: words, sections } = adminUsersTexts;
const PASSWORD: RecordField = {
  name: 'password',
  label: words.password,
  hint: words.passwordHint,
  kind: 'secret',
};

const NEW_ACCOUNT_FIELDS = [
  ...ACCOUNT_FIELDS.map((field) =>
    field.name === 'username'
      ? {
          ...field,
          hint: words.usernameHint,
          proposal: (values: RecordValues) =>
            proposedUsername(textIn(values, 'firstName'), textIn(values, 'lastName')),
        }
      : field,
  ),
  PASSWORD,
];

function membershipFields({ roles, nodes, jobs }: Affiliations): RecordField[] {
  const byName = (records: readonly { id: number; name: string }[]) =>
    records.map(({ id, name }) => ({ value: String(id), text: name }));
  return [
    { name: 'roles', label: sections.roles, kind: 'checks', options: byName(roles) },
    { name: 'groups', label: sections.groups, kind: 'checks', options: nodes.map(indented), isTree: true },
    { name: 'jobs', label: sections.jobs, kind: 'checks', options: byName(jobs) },
  ];
}

function validateNew(values: RecordValues): ValidationResult {
  const hasPassword = textIn(values, 'password') !== '';
  const results = [validateAccountForm(values), ...(hasPassword ? [validatePassword(values)] : [])];
  const errors = results.flatMap((result) => (result.ok ? [] : result.errors));
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}

async function addMemberships(client: RubicoreClient, id: number, values: RecordValues): Promise<WireUser> {
  const params = { id: String(id) };
  const user = await client.call('getUser', { params });
  const wanted = (name: string) => listIn(values, name).map(Number);
  await saveTies(wanted('groups'), user.groups, {
    add: (nodeId) => client.call('linkUserToNode', { params: { id, nodeId } }),
    remove: (nodeId) => client.call('unlinkUserFromNode', { params: { id, nodeId } }),
  });
  await saveTies(wanted('jobs'), user.jobs, {
    add: (categoryId) => client.call('linkUserToCategory', { params: { id, categoryId } }),
    remove: (categoryId) => client.call('unlinkUserFromCategory', { params: { id, categoryId } }),
  });
  await saveTies(
    wanted('roles'),
    user.roles.map((role) => role.id),
    {
      add: (roleId) => client.call('addUserRole', { params: { id, roleId } }),
      remove: (roleId) => client.call('removeUserRole', { params: { id, roleId } }),
    },
  );
  return await client.call('getUser', { params });
}
