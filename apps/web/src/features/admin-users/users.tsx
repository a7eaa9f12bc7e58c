import { LIST_PER_PAGE } from '@brandpost/domain';
import { Button, Tag } from '@brandpost/ui';
import { Plus, UserRound, Users as UsersIcon, VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { indented } from '../../administration/all-nodes.ts';
import { AdminTable } from '../../administration/table/admin-table.tsx';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { type RowAction, RowActions } from '../../administration/table/row-actions.tsx';
import { useTable } from '../../administration/table/table-query.ts';
import { useTableView } from '../../administration/table/use-table-view.ts';
import { useServices } from '../../api/services.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { ActAs } from './act-as.tsx';
import { adminUsersTexts as texts } from './admin-users-texts.ts';
import { useAffiliations } from './affiliations.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { type Affiliations, type UserRow, userRow } from './user-row.ts';
import { USER_SHAPE, userQuery, usersQuery } from './user-view.ts';

const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
const statusOf = ({ isActive }: UserRow) => (isActive ? texts.active : texts.closed);

const COLUMNS: readonly Column<UserRow>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    sort: 'name',
    cell: ({ id, name }) => <Name to={adminPaths.user(id)}>{name}</Name>,
    csv: ({ name }) => name,
  },
  {
    id: 'username',
    title: texts.columns.username,
    sort: 'username',
    cell: ({ username }) => username,
    csv: ({ username }) => username,
  },
  { id: 'roles', title: texts.columns.roles, cell: ({ roles }) => roles, csv: ({ roles }) => roles },
  { id: 'groups', title: texts.columns.groups, cell: ({ groups }) => groups, csv: ({ groups }) => groups },
  { id: 'jobs', title: texts.columns.jobs, cell: ({ jobs }) => jobs, csv: ({ jobs }) => jobs },
  {
    id: 'status',
    title: texts.columns.status,
    isNarrow: true,
    cell: (row) => <Tag $tone={row.isActive ? 'good' : 'plain'}>{statusOf(row)}</Tag>,
    csv: statusOf,
  },
  {
    id: 'email',
    title: texts.columns.email,
    isExtra: true,
    isUnbroken: true,
    cell: ({ email }) => email,
    csv: ({ email }) => email,
  },
  {
    id: 'phone',
    title: texts.columns.phone,
    isExtra: true,
    cell: ({ phone }) => phone,
    csv: ({ phone }) => phone,
  },
];

/** The accounts. Source: SPEC section 3, User; UX, Admin tables, Users. */
export function Users() {
  const { client } = useServices();
  const session = ownSession(useSession());
  const navigate = useNavigate();
  const controls = useTableView(USER_SHAPE);
  const around = useAffiliations();
  const users = useTable(usersQuery(client, controls.view));
  const list = { ...users, rows: users.rows.map((user) => userRow(user, around)) };
  const [isAdding, setIsAdding] = useState(false);
  const [masked, setMasked] = useState<UserRow | null>(null);
  const mayMask = session?.state === 'signed-in' && mayAny(session, 'masquerade_user');
  const actionsFor = (row: UserRow): RowAction[] => [
    { text: texts.open, icon: UserRound, to: adminPaths.user(row.id) },
    ...(mayMask && row.isActive && row.id !== session.user.id
      ? [{ text: texts.actAs, icon: VenetianMask, onDo: () => setMasked(row) }]
      : []),
  ];
  return (
    <>
      <AdminTable
        name="anvandare"
        label={texts.label}
        columns={COLUMNS}
        list={list}
        controls={controls}
        nameOf={({ name }) => name}
        searchPlaceholder={texts.searchPlaceholder}
        filters={filtersFor(around)}
        rights={['masquerade_user']}
        fetchAll={async () => {
          const query = { ...userQuery(controls.view), perPage: LIST_PER_PAGE };
          return (await client.call('listUsers', { query })).map((user) => userRow(user, around));
        }}
        main={
          <Button type="button" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" size={20} />
            {texts.add}
          </Button>
        }
        actions={(row) => <RowActions name={row.name} actions={actionsFor(row)} />}
        empty={{ icon: UsersIcon, ...texts.empty }}
      />
      {isAdding && (
        <NewAccountForm
          onClose={() => setIsAdding(false)}
          onSaved={async ({ id }) => {
            setIsAdding(false);
            await navigate(adminPaths.user(id));
          }}
        />
      )}
      {masked !== null && <ActAs user={masked} onClose={() => setMasked(null)} />}
    </>
  );
}

function filtersFor({ nodes, jobs, roles, capabilities }: Affiliations): Filter[] {
  const byName = (records: readonly { id: number; name: string }[]) =>
    records.map(({ id, name }) => ({ value: String(id), text: name }));
  const { filters: words } = texts;
  return [
    { name: 'roll', label: words.role, options: byName(roles) },
    {
      name: 'far',
      label: words.capability,
      options: capabilities.map(({ key, description }) => ({ value: key, text: description })),
    },
    { name: 'grupp', label: words.group, options: nodes.map(indented) },
    { name: 'jobb', label: words.job, options: byName(jobs) },
    { name: 'konto', label: words.account, options: [{ value: 'stangda', text: words.closed }] },
  ];
}
