import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { Button, colour } from '@brandpost/ui';
import { Pill, pillShape } from '@brandpost/ui/fields';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Check, Copy, Pencil, Plus, ShieldQuestion, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { idIn } from '../../addresses/id-in.ts';
import { rightsFrom } from '../../administration/rights/right.ts';
import { RightsTable } from '../../administration/rights/rights-table.tsx';
import { DeleteRecord } from '../../administration/table/delete-record.tsx';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { capabilitiesQuery, rolesQuery } from '../../administration/whole-lists.ts';
import { useServices } from '../../api/services.ts';
import { signAlone } from '../../forms/sign-alone.ts';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { ListState } from '../../lists/list-state.tsx';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { adminRolesTexts as texts } from './admin-roles-texts.ts';
import { ROLE_INVALIDATES, RoleForm } from './role-form.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;

  h2 {
    font-size: 1.625rem;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  align-items: center;

  > h2 {
    margin-right: auto;
  }
  ul {
    margin-top: 0;
  }
  /* What is done with a role is a sign there; screen readers still read its name. */
  @media (max-width: 47.99rem) {
    gap: 0.375rem;

    > h2 {
      font-size: 1.375rem;
    }
    > nav {
      flex: 1 1 min(12rem, 100%);
    }
    > :is(h2, nav) ~ * {
      flex: none;
      justify-content: center;
      width: 44px;
      min-height: 44px;
      ${signAlone}
    }
    ul {
      gap: 0.375rem;
    }
  }
`;
const Way = styled(Link)`
  ${pillShape}
`;
const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 1rem clamp(0.75rem, 5vw, 1.25rem);
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
  font-size: 1rem;
  overflow-wrap: anywhere;

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: 0.375rem 1.5rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: 0.5rem;
    align-items: start;
    line-height: 1.4;
  }
  svg {
    flex: none;
    margin-top: 0.1875rem;
    color: ${colour('good')};
  }
`;

type ActiveDialog = 'none' | 'adding' | 'copying' | 'renaming' | 'deleting';

const addressOf = (id: number) => `${adminPaths.roles()}?roll=${id}`;

/** The roles, and what each of them may. Source: SPEC section 6. */
export function Roles() {
  const { client } = useServices();
  const { data: roles } = useSuspenseQuery(rolesQuery(client));
  const { data: capabilities } = useSuspenseQuery(capabilitiesQuery(client));
  const navigate = useNavigate();
  const { search } = useLocation();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [dialog, setDialog] = useState<ActiveDialog>('none');
  const asked = idIn(new URLSearchParams(search).get('roll') ?? undefined);
  const role = roles.find(({ id }) => id === asked) ?? roles[0];
  const session = ownSession(useSession());
  const mayManageUsers = session !== null && mayAny(session, 'manage_user');
  const close = () => setDialog('none');
  const closeWith = (text: string) => {
    close();
    setNotice(successNotice(text));
  };
  const add = (
    <Button type="button" onClick={() => setDialog('adding')}>
      <Plus aria-hidden="true" size={20} />
      {texts.add}
    </Button>
  );
  return (
    <Frame>
      <Row>
        <FilterLinks
          label={texts.roles}
          links={roles.map(({ id, name }) => ({
            name,
            path: addressOf(id),
            isCurrent: id === role?.id,
          }))}
        />
        {add}
      </Row>
      <NoticeBar notice={notice} />
      {role === undefined ? (
        <ListState icon={ShieldQuestion} {...texts.empty} />
      ) : (
        <>
          <Row>
            <h2>{role.name}</h2>
            <Way to={`${adminPaths.users()}?roll=${role.id}`}>
              <Users aria-hidden="true" size={18} />
              {texts.people}
            </Way>
            <Pill type="button" onClick={() => setDialog('copying')}>
              <Copy aria-hidden="true" size={18} />
              {texts.copy}
            </Pill>
            <Pill type="button" onClick={() => setDialog('renaming')}>
              <Pencil aria-hidden="true" size={18} />
              {texts.rename}
            </Pill>
            {role.key !== ADMINISTRATOR_ROLE_KEY && (
              <Pill type="button" onClick={() => setDialog('deleting')}>
                <Trash2 aria-hidden="true" size={18} />
                {texts.remove}
              </Pill>
            )}
          </Row>
          {role.key === ADMINISTRATOR_ROLE_KEY ? (
            <Note>
              <p>{texts.administrator}</p>
              <p>{texts.administratorTodo}</p>
              <ul aria-label={texts.administratorRights}>
                {capabilities.map(({ key, description }) => (
                  <li key={key}>
                    <Check aria-hidden="true" size={18} />
                    {description}
                  </li>
                ))}
              </ul>
            </Note>
          ) : (
            <RightsTable
              key={role.id}
              name={role.name}
              rights={rightsFrom(capabilities, role.capabilities)}
              write={({ key, after }) => {
                const params = { id: role.id, cap: key };
                return after === null
                  ? client.call('removeGrantFromRole', { params })
                  : client.call('grantToRole', { params, json: { value: after } });
              }}
              invalidates={ROLE_INVALIDATES}
              onSaved={(text) => setNotice(successNotice(text))}
              {...(mayManageUsers && { holdersPath: (key) => `${adminPaths.users()}?far=${key}` })}
            />
          )}
        </>
      )}
      {(dialog === 'adding' || dialog === 'copying') && (
        <RoleForm
          edited={null}
          copied={dialog === 'copying' ? role : undefined}
          onClose={close}
          onSaved={async ({ id, name }) => {
            closeWith(texts.saved(name));
            await navigate(addressOf(id), { state: SAME_PLACE, preventScrollReset: true });
          }}
        />
      )}
      {dialog === 'renaming' && role !== undefined && (
        <RoleForm edited={role} onClose={close} onSaved={({ name }) => closeWith(texts.saved(name))} />
      )}
      {dialog === 'deleting' && role !== undefined && (
        <DeleteRecord
          title={texts.removeTitle(role.name)}
          text={texts.removeText}
          remove={() => client.call('deleteRole', { params: { id: role.id } })}
          invalidates={ROLE_INVALIDATES}
          onDeleted={() => closeWith(texts.removed(role.name))}
          onClose={close}
        />
      )}
    </Frame>
  );
}
