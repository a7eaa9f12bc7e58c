import type { Role } from '@brandpost/domain';
import { validateRole } from '@brandpost/validation';
import { type RecordField, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminRolesTexts } from './admin-roles-texts.ts';

const { fields: words } = adminRolesTexts;

/** What people may follows from their roles. */
export const ROLE_INVALIDATES = [queryKeys.roles, queryKeys.users];

type RoleFormProps = {
  /** null for a new one. */
  edited: Role | null;
  onSaved: (role: Pick<Role, 'id' | 'name'>) => void | Promise<void>;
  onClose: () => void;
};

/** What a role is called. Its key stays as it was made. */
export function RoleForm({ edited: role, onSaved, onClose }: RoleFormProps) {
  const { client } = useServices();
  const fields: RecordField[] = [
    { name: 'name', label: words.name, kind: 'line' },
    { name: 'key', label: words.key, hint: words.keyHint, kind: 'line', isFixed: role !== null },
  ];
  return (
    <RecordForm
      title={role === null ? adminRolesTexts.addTitle : adminRolesTexts.renameTitle(role.name)}
      fields={fields}
      values={{ name: role?.name ?? '', key: role?.key ?? '' }}
      validate={validateRole}
      save={async (values) => {
        const name = textIn(values, 'name');
        return role === null
          ? await client.call('createRole', { json: { name, key: textIn(values, 'key') } })
          : await client.call('updateRole', { params: { id: role.id }, json: { name } });
      }}
      invalidates={ROLE_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
