import type { RubicoreClient, WireUser } from '@brandpost/rubicore-api';
import { phoneAddress } from '@brandpost/swedish';
import { Button, buttonShape, colour, media } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Search, UserRound } from 'lucide-react';
import { Form, Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Card, CardFacts, Cards, Nothing } from '../../layout/profile/section.tsx';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { stepsFrom } from '../../lists/steps.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { peopleTexts } from './people-texts.ts';
import { placesOf } from './places-of.ts';

const { directory: texts } = peopleTexts;
const PER_STEP = 30;
const MAX_TEXT_LENGTH = 100;

/** What an address asks for of the directory: `?q=anna&sida=2`. */
type DirectoryView = { q: string; steps: number };

export function directoryView(search: URLSearchParams): DirectoryView {
  return { q: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH), steps: stepsFrom(search) };
}

/** Colleagues by name. */
export function directoryQuery(client: RubicoreClient, { q, steps }: DirectoryView) {
  const query = { perPage: steps * PER_STEP, sort: 'name ASC', ...(q === '' ? {} : { q }) };
  return queryOptions({
    queryKey: [...queryKeys.profile, 'directory', query],
    async queryFn({ signal }) {
      const people = await client.call('listUsers', { query, signal });
      return { people: people.map(summaryOf), total: people.total };
    },
  });
}

function summaryOf({ id, uid, displayName, username, groups, jobs, profile }: WireUser) {
  const name = displayName || username;
  return {
    id,
    uid,
    name,
    groups,
    jobs,
    phone: profile?.phone ?? '',
    workingArea: profile?.workingArea ?? '',
  };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-top: 0.75rem;
`;
const SearchForm = styled(Form)`
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  max-width: 32rem;

  > div {
    flex: 1 1 12rem;
  }
`;
const Way = styled(Link)`
  ${buttonShape}
`;
const Grid = styled(Cards)`
  margin-top: 0.75rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Name = styled.h2`
  font-size: 1.1875rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${colour('ink')};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

export function Directory({ q, steps }: DirectoryView) {
  const { people, total } = useSuspenseQuery(directoryQuery(useServices().client, { q, steps })).data;
  const { user, nodes, jobs } = useProfile();
  const nameIn = (rows: readonly { id: number; name: string }[], ids: readonly number[]) =>
    rows.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const stations = nodes.filter(({ parent }) => parent !== null);
  const address = new URLSearchParams({ ...(q === '' ? {} : { q }), sida: String(steps + 1) });
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <SearchForm role="search" action={paths.profileInfo()}>
        <TextField
          key={q}
          label={texts.search}
          control={{
            type: 'search',
            name: 'q',
            defaultValue: q,
            maxLength: MAX_TEXT_LENGTH,
            autoComplete: 'off',
          }}
        />
        <Button type="submit">
          <Search aria-hidden="true" size={20} />
          {texts.submit}
        </Button>
      </SearchForm>
      <Bar>
        <p role="status">{texts.count(total)}</p>
        <Way to={paths.profileInfo(user.uid || String(user.id))} data-look="quiet">
          <UserRound aria-hidden="true" size={20} />
          {texts.own}
        </Way>
      </Bar>
      {people.length === 0 && (
        <Nothing>
          {texts.none} <Link to={paths.profileInfo()}>{texts.clear}</Link>
        </Nothing>
      )}
      <Grid>
        {people.map((person) => (
          <Card key={person.id}>
            <Name>
              <Link to={paths.profileInfo(person.uid || String(person.id))}>{person.name}</Link>
            </Name>
            <CardFacts>
              {[
                ...nameIn(jobs, person.jobs),
                ...placesOf(nameIn(stations, person.groups), person.workingArea),
              ].join(' · ')}
            </CardFacts>
            {person.phone && <Call href={phoneAddress(person.phone)}>{person.phone}</Call>}
          </Card>
        ))}
      </Grid>
      {people.length < total && (
        <p>
          <Way
            to={`${paths.profileInfo()}?${address}`}
            state={SAME_PLACE}
            preventScrollReset
            data-look="quiet"
          >
            {texts.more}
          </Way>
        </p>
      )}
    </>
  );
}
