import { LIST_PER_PAGE, type Token } from '@brandpost/domain';
import { phoneAddress } from '@brandpost/swedish';
import { colour, media, Tag } from '@brandpost/ui';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { want } from '../../api/read.ts';
import { type Services, useServices } from '../../api/services.ts';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Nothing, Section } from '../../layout/profile/section.tsx';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { nameOf, type OwnSession } from '../../session/use-session.ts';
import { DecidedRights } from './decided-rights.tsx';
import { FieldModeSection } from './field-mode-section.tsx';
import { listOwnPasskeys, OwnPasskeys } from './own-passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { peopleTexts } from './people-texts.ts';
import { ProfileForm } from './profile-form.tsx';
import { SignIns } from './sign-ins.tsx';

const { person: texts, fields } = peopleTexts;

/** One colleague as far as one may see them; of oneself, and for those who manage users, all. */
export const personQuery = (services: Services, session: OwnSession, uid: string) =>
  queryOptions({
    queryKey: [...queryKeys.profile, 'person', uid],
    queryFn: () => fetchPerson(services, session, uid),
  });

async function fetchPerson(services: Services, session: OwnSession, uid: string) {
  const { client } = services;
  const person = await client.call('getUser', { params: { id: uid } });
  const isOwn = person.id === session.user.id;
  const isWhole = isOwn || mayAny(session, 'manage_user');
  const hasOwn = isOwn && services.session.state === 'signed-in' && services.signIn.password;
  const [rights, signIns, passkeys] = await Promise.all([
    isWhole ? want(services, explainAll(services, person.id), []) : [],
    isOwn ? want(services, listSignIns(services), []) : [],
    hasOwn ? want(services, listOwnPasskeys(services, person.id), null) : null,
  ]);
  return { person, isOwn, isWhole, rights, signIns, passkeys };
}

async function listSignIns({ client }: Services): Promise<Token[]> {
  const tokens = await client.call('listTokens', { query: { perPage: LIST_PER_PAGE } });
  return tokens.filter(({ status }) => status === 'active');
}

/** Every capability with what decides it. Source: UX section 3, explainable permissions. */
async function explainAll({ client }: Services, id: number) {
  const capabilities = await client.call('listCapabilities', { query: { perPage: LIST_PER_PAGE } });
  return await Promise.all(
    capabilities.map(async ({ key, description }) => ({
      ...(await client.call('explainCapability', { params: { id, cap: key } })),
      description,
    })),
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  margin-bottom: 1.5rem;

  h1 {
    margin: 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-left: auto;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.25rem 3rem;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    align-items: start;
  }
`;
const Facts = styled.dl`
  display: grid;
  gap: 0.125rem;

  dt {
    margin-top: 0.75rem;
    color: ${colour('muted')};
    font-size: 1rem;
  }
  dt:first-child {
    margin-top: 0;
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

type PersonData = Awaited<ReturnType<typeof fetchPerson>>;

export function Person({ uid }: { uid: string }) {
  const services = useServices();
  const { data } = useSuspenseQuery(personQuery(services, needSession(services), uid));
  const { person, isOwn, isWhole, rights, signIns, passkeys } = data;
  const { nodes, jobs } = useProfile();
  const { session, signIn } = services;
  const namesOf = (rows: readonly { id: number; name: string }[], ids: readonly number[]) =>
    rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const isMyself = isOwn && session.state === 'signed-in';
  return (
    <>
      <Head>
        <PageTitle>{nameOf(person)}</PageTitle>
        {isOwn && <Tag $tone="good">{texts.you}</Tag>}
        <Link to={paths.profileInfo()}>{texts.all}</Link>
      </Head>
      <Columns>
        <div>
          {isMyself ? <ProfileForm person={person} /> : <Contact person={person} />}
          {isMyself && <FieldModeSection />}
          {isWhole && rights.length > 0 && <DecidedRights rights={rights} />}
          {isMyself && <SignIns signIns={signIns} userId={person.id} />}
          {isMyself && passkeys !== null && <OwnPasskeys passkeys={passkeys} userId={person.id} />}
          {isMyself && signIn.password && <PasswordForm userId={person.id} username={person.username} />}
        </div>
        <div>
          <Named title={texts.groups} names={namesOf(nodes, person.groups)} />
          <Named title={texts.jobs} names={namesOf(jobs, person.jobs)} />
          {isWhole && <Named title={texts.roles} names={person.roles.map(({ name, key }) => name || key)} />}
        </div>
      </Columns>
    </>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <Chips>
        {names.map((name) => (
          <li key={name}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </Chips>
    </Section>
  );
}

function Contact({ person: { profile } }: Pick<PersonData, 'person'>) {
  const rows = [
    profile?.phone && [fields.phone, <a href={phoneAddress(profile.phone)}>{profile.phone}</a>],
    profile?.email && [fields.email, <a href={`mailto:${profile.email}`}>{profile.email}</a>],
    profile?.address && [fields.address, profile.address],
    profile?.workingArea && [fields.workingArea, profile.workingArea],
    profile?.organisation && [fields.organisation, profile.organisation],
  ].filter((row) => Array.isArray(row));
  return (
    <Section title={texts.contact}>
      {rows.length === 0 ? (
        <Nothing>{texts.noContact}</Nothing>
      ) : (
        <Facts>
          {rows.map(([name, value]) => (
            <div key={String(name)}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Section>
  );
}
