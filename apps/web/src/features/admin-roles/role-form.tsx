import type { Role } from '@brandpost/domain';
import { slugify } from '@brandpost/swedish';
import { validateRole } from '@brandpost/validation';
import { withoutDerivedKey } from '../../administration/derived-key.ts';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
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
  /** Whose capabilities a new one begins with. */
  copied?: Role | undefined;
  onSaved: (role: Pick<Role, 'id' | 'name'>) => void | Promise<void>;
  onClose: () => void;
};

/** What a role is called. Its key stays as it was made. */
export function RoleForm({ edited: role, copied, onSaved, onClose }: RoleFormProps) {
  const { client } = useServices();
  const fields: RecordField[] = [
    { name: 'name', label: words.name, kind: 'line' },
    { name: 'key', label: words.key, hint: words.keyHint, kind: 'line', isFixed: role !== null },
  ];
  return (
    <RecordForm
      title={titleOf(role, copied)}
      fields={fields}
      values={{ name: role?.name ?? '', key: role?.key ?? '' }}
      validate={(values) =>
        withoutDerivedKey(validateRole({ ...values, key: role?.key ?? keyIn(values) }), {
          name: textIn(values, 'name'),
          key: textIn(values, 'key'),
        })
      }
      save={async (values) => {
        const name = textIn(values, 'name');
        return role === null
          ? await client.call('createRole', {
              json: { name, key: keyIn(values), ...(copied && { copyOf: copied.id }) },
            })
          : await client.call('updateRole', { params: { id: role.id }, json: { name } });
      }}
      invalidates={ROLE_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function titleOf(role: Role | null, copied: Role | undefined): string {
  if (role !== null) return adminRolesTexts.renameTitle(role.name);
  return copied === undefined ? adminRolesTexts.addTitle : adminRolesTexts.copyTitle(copied.name);
}

/** What is written as the key, or else what the name makes. */
function keyIn(values: RecordValues): string {
  return textIn(values, 'key') || slugify(textIn(values, 'name'));
}
