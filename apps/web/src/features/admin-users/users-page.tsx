import type { WireUser } from '@brandpost/rubicore-api';
import { Tag } from '@brandpost/ui';
import { UserRound, Users as UsersIcon, VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { idIn } from '../../addresses/id-in.ts';
import { adminMeta } from '../../administration/admin-meta.ts';
import { indented } from '../../administration/all-nodes.ts';
import type { Column } from '../../administration/table/column.ts';
import type { Filter } from '../../administration/table/filter.ts';
import { given, loadRecords, type RecordList, useRecords } from '../../administration/table/record-list.ts';
import { RecordTable } from '../../administration/table/record-table.tsx';
import type { RowAction } from '../../administration/table/row-actions.tsx';
import { sortOf } from '../../administration/table/table-view.ts';
import { Titled } from '../../administration/titled.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { needRight } from '../../session/need-right.ts';
import { nameOf, ownSession, useSession } from '../../session/use-session.ts';
import { ActAs } from './act-as.tsx';
import { adminUsersTexts as texts } from './admin-users-texts.ts';
import { type Affiliations, loadAffiliations, useAffiliations } from './affiliations.ts';
import { NewAccountForm } from './new-account-form.tsx';

const USERS: RecordList<WireUser> = {
  name: 'anvandare',
  shape: {
    sorts: ['name', 'username'],
    defaultSort: 'name',
    filters: ['roll', 'far', 'grupp', 'jobb', 'konto'],
  },
  queryKey: queryKeys.users,
  ask({ client }, { view, paging, ...abort }) {
    const { roll, far, grupp, jobb, konto } = view.filters;
    const narrowed = given({
      q: view.q.trim(),
      roleId: idIn(roll),
      capability: far,
      nodeId: idIn(grupp),
      categoryId: idIn(jobb),
      onlyInactive: konto === 'stangda' ? true : null,
      includeInactive: konto === 'alla' ? true : null,
    });
    return client.call('listUsers', { query: { sort: sortOf(view), ...narrowed, ...paging }, ...abort });
  },
};

const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

type Named = { id: number; name: string };
const namesOf = (records: readonly Named[]) => records.map(({ name }) => name).join(', ');
const isActive = (user: WireUser) => user.isActive !== false;
const statusOf = (user: WireUser) => (isActive(user) ? texts.active : texts.closed);
const { columns: titles } = texts;

function columnsFor({ nodes, jobs }: Affiliations): readonly Column<WireUser>[] {
  const chosen = (ids: readonly number[], records: readonly Named[]) =>
    namesOf(records.filter(({ id }) => ids.includes(id)));
  return [
    {
      id: 'name',
      title: titles.name,
      sort: 'name',
      text: nameOf,
      cell: (user) => <Name to={adminPaths.user(user.id)}>{nameOf(user)}</Name>,
    },
    { id: 'username', title: titles.username, sort: 'username', text: ({ username }) => username },
    { id: 'roles', title: titles.roles, text: ({ roles }) => namesOf(roles) },
    { id: 'groups', title: titles.groups, isUnbroken: true, text: ({ groups }) => chosen(groups, nodes) },
    { id: 'jobs', title: titles.jobs, text: (user) => chosen(user.jobs, jobs) },
    {
      id: 'status',
      title: titles.status,
      isNarrow: true,
      text: statusOf,
      cell: (user) => <Tag $tone={isActive(user) ? 'good' : 'plain'}>{statusOf(user)}</Tag>,
    },
    {
      id: 'email',
      title: titles.email,
      isExtra: true,
      isUnbroken: true,
      text: ({ profile }) => profile?.email ?? '',
    },
    { id: 'phone', title: titles.phone, isExtra: true, text: ({ profile }) => profile?.phone ?? '' },
  ];
}

function filtersFor({ nodes, jobs, roles, capabilities }: Affiliations): Filter[] {
  const byName = (records: readonly Named[]) =>
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
    {
      ...{ name: 'konto', label: words.account, unfiltered: words.open },
      options: [
        { value: 'stangda', text: words.closed },
        { value: 'alla', text: words.all },
      ],
    },
  ];
}

export async function loader({ services, url }: LoaderContext) {
  needRight(services, 'manage_user');
  await Promise.all([loadRecords(services, url, USERS), loadAffiliations(services)]);
  return { meta: adminMeta(texts, adminPaths.users()) };
}

/** The accounts. Source: SPEC section 2, /profile/admin/users; section 3, User; UX, Admin tables, Users. */
export function Page() {
  const session = ownSession(useSession());
  const navigate = useNavigate();
  const around = useAffiliations();
  const [isAdding, setIsAdding] = useState(false);
  const [masked, setMasked] = useState<WireUser | null>(null);
  const mayMask = session?.state === 'signed-in' && mayAny(session, 'masquerade_user');
  const actionsFor = (user: WireUser): RowAction[] => [
    { text: texts.open, icon: UserRound, to: adminPaths.user(user.id) },
    ...(mayMask && isActive(user) && user.id !== session.user.id
      ? [{ text: texts.actAs, icon: VenetianMask, onDo: () => setMasked(user) }]
      : []),
  ];
  return (
    <Titled title={texts.title} text={texts.text}>
      <RecordTable
        records={useRecords(USERS)}
        texts={texts}
        icon={UsersIcon}
        columns={columnsFor(around)}
        nameOf={nameOf}
        filters={filtersFor(around)}
        rights={['masquerade_user']}
        add={() => setIsAdding(true)}
        actions={actionsFor}
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
      {masked !== null && (
        <ActAs user={{ id: masked.id, name: nameOf(masked) }} onClose={() => setMasked(null)} />
      )}
    </Titled>
  );
}
