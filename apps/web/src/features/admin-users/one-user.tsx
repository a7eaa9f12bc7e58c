import type { Link as SiteLink, Token } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { colour, Notice as Hint, Tag } from '@brandpost/ui';
import { Pill, pillShape } from '@brandpost/ui/fields';
import { ChevronLeft, KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { adminPaths } from '../../addresses/admin-paths.ts';
import type { Right } from '../../administration/rights/right.ts';
import { RightsTable } from '../../administration/rights/rights-table.tsx';
import { roleCollisions } from '../../administration/rights/role-collisions.ts';
import { type Notice, successNotice } from '../../administration/table/notice.ts';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { useServices } from '../../api/services.ts';
import { Nothing } from '../../layout/profile/section.tsx';
import type { AuditRow } from '../admin-audit/audit-row.ts';
import { SignInList } from '../people/sign-in-list.tsx';
import { AccountAccess } from './account-access.tsx';
import { linkedUid } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { ACCOUNT_INVALIDATES } from './account-query.ts';
import { adminUsersTexts as texts } from './admin-users-texts.ts';
import { useAffiliations } from './affiliations.ts';
import { CollisionNotice } from './collision-notice.tsx';
import { Ties } from './ties.tsx';
import { UserLog } from './user-log.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.25rem;

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
  }
  > section > h2 {
    font-size: 1.5rem;
  }
  > section > p {
    max-width: 46rem;
    color: ${colour('muted')};
  }
`;
const Back = styled(Link)`
  ${pillShape}
  justify-self: start;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 0.875rem 1.5rem;
  margin: 0;

  dt {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 1rem;
`;
const Edit = styled(Pill)`
  justify-self: start;
`;

type OneUserProps = {
  user: WireUser;
  tools: { all: readonly SiteLink[]; own: readonly number[] };
  rights: readonly Right[];
  signIns: readonly Token[];
  /** null for those who may not read the audit log. */
  log: readonly AuditRow[] | null;
};

/** An account with all that belongs to it. */
export function OneUser({ user, tools, rights, signIns, log }: OneUserProps) {
  const { client } = useServices();
  const around = useAffiliations();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { fields, sections } = texts;
  const { id } = user;
  const name = user.displayName.trim() || user.username;
  const announce = (text: string) => setNotice(successNotice(text));
  const saved = () => announce(texts.saved(name));
  const facts: readonly [string, string | undefined][] = [
    [fields.username, user.username],
    [fields.uid, linkedUid(user)],
    [fields.email, user.profile?.email],
    [fields.phone, user.profile?.phone],
    [fields.workingArea, user.profile?.workingArea],
    [fields.organisation, user.profile?.organisation],
    [
      texts.signIns.last,
      user.lastSignIn ? formatDateTime(user.lastSignIn) : user.lastSignIn === null ? texts.signIns.never : '',
    ],
  ];
  const ties = { name, onSaved: saved };
  return (
    <Frame>
      <Back to={adminPaths.users()}>
        <ChevronLeft aria-hidden="true" size={18} />
        {texts.back}
      </Back>
      <NoticeBar notice={notice} />
      <section aria-label={sections.account}>
        <h2>{sections.account}</h2>
        <Facts>
          <div>
            <dt>{texts.columns.status}</dt>
            <dd>
              {user.isActive === false ? <Tag>{texts.closed}</Tag> : <Tag $tone="good">{texts.active}</Tag>}
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </Facts>
        <Edit type="button" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden="true" size={16} />
          {sections.change(sections.account)}
        </Edit>
      </section>
      <section aria-label={sections.access}>
        <h2>{sections.access}</h2>
        {user.hasPassword === false && linkedUid(user) === '' && (
          <Hint icon={KeyRound}>{texts.cannotSignIn(name)}</Hint>
        )}
        <AccountAccess user={user} name={name} onDone={announce} />
        <h3>{texts.signIns.title}</h3>
        {signIns.length === 0 ? (
          <Nothing>{texts.signIns.none}</Nothing>
        ) : (
          <SignInList signIns={signIns} onEnded={announce} />
        )}
      </section>
      <section aria-label={sections.belongs}>
        <h2>{sections.belongs}</h2>
        <Grid>
          <Ties
            {...ties}
            title={sections.roles}
            all={around.roles}
            tied={user.roles.map((role) => role.id)}
            consequence={(ids) => (
              <CollisionNotice
                collisions={roleCollisions(around.roles.filter((role) => ids.includes(role.id)))}
                nameOf={(key) => rights.find((right) => right.key === key)?.description ?? key}
              />
            )}
            add={(roleId) => client.call('addUserRole', { params: { id, roleId } })}
            remove={(roleId) => client.call('removeUserRole', { params: { id, roleId } })}
          />
          <Ties
            {...ties}
            title={sections.groups}
            all={around.nodes}
            tied={user.groups}
            add={(nodeId) => client.call('linkUserToNode', { params: { id, nodeId } })}
            remove={(nodeId) => client.call('unlinkUserFromNode', { params: { id, nodeId } })}
          />
          <Ties
            {...ties}
            title={sections.jobs}
            all={around.jobs}
            tied={user.jobs}
            add={(categoryId) => client.call('linkUserToCategory', { params: { id, categoryId } })}
            remove={(categoryId) => client.call('unlinkUserFromCategory', { params: { id, categoryId } })}
          />
          <Ties
            {...ties}
            title={sections.tools}
            all={tools.all}
            tied={tools.own}
            add={(linkId) => client.call('addUserLink', { params: { id, linkId } })}
            remove={(linkId) => client.call('removeUserLink', { params: { id, linkId } })}
          />
        </Grid>
      </section>
      <section aria-label={sections.rights}>
        <h2>{sections.rights}</h2>
        <p>{sections.rightsText}</p>
        <RightsTable
          name={name}
          rights={rights}
          write={({ key, after }) => {
            const params = { id, cap: key };
            return after === null
              ? client.call('removeGrantFromUser', { params })
              : client.call('grantToUser', { params, json: { value: after } });
          }}
          invalidates={ACCOUNT_INVALIDATES}
          onSaved={announce}
        />
      </section>
      <section aria-label={texts.log.title}>
        <h2>{texts.log.title}</h2>
        <UserLog userId={id} rows={log} />
      </section>
      {isEditing && (
        <AccountForm
          user={user}
          onClose={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false);
            saved();
          }}
        />
      )}
    </Frame>
  );
}
