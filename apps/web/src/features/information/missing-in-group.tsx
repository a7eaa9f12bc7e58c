import { INFORMS_GROUPS } from '@brandpost/domain';
import type { MissingAcknowledgements, RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { Card, CardFacts, Cards, Nothing, Section } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { PhoneOf } from './phone-of.tsx';
import { RemindMissing } from './remind-missing.tsx';

const { missing: texts } = staffTexts;

/** What waits for people in the groups of a shift leader. */
export const missingQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'missing-in-group'],
    queryFn: ({ signal }) => client.call('listMissingAcknowledgements', { signal }),
  });

const Title = styled(Link)`
  color: ${colour('ink')};
  font-weight: 650;
`;
const People = styled.ul`
  display: grid;
  margin: 0.5rem 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    border-top: 1px solid ${colour('line')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  span {
    color: ${colour('muted')};
  }
`;

/**
 * Who in the groups of a shift leader has not acknowledged, with whom to call, and the way to write to the group; nothing
 * for others.
 */
export function MissingInGroup() {
  const services = useServices();
  const session = needSession(services);
  const { user, nodes } = useProfile();
  const isLeader = mayAny(session, 'follow_acknowledgement');
  const { data } = useQuery({ ...missingQuery(services.client), ...useFollowed(), enabled: isLeader });
  const missing = data ?? [];
  const hasGroup = nodes.some(({ id, parent }) => parent !== null && user.groups.includes(id));
  const writing = hasGroup && mayAny(session, INFORMS_GROUPS);
  if (missing.length === 0 && !writing) return null;
  return (
    <Section
      title={missing.length === 0 ? texts.group : texts.title}
      {...(writing && { way: { path: staffPaths.writeToGroup(), text: sessionTexts.writeToGroup } })}
    >
      {data?.length === 0 && <Nothing>{texts.nobody}</Nothing>}
      <Cards>
        {missing.map((post) => (
          <MissingCard key={post.postId} post={post} />
        ))}
      </Cards>
    </Section>
  );
}

function MissingCard({ post }: { post: MissingAcknowledgements }) {
  const { postId, title, acknowledgeBy, people } = post;
  return (
    <Card>
      <Title to={paths.receipts(postId)}>{title}</Title>
      <CardFacts>
        {texts.count(people.length, post.of)} {texts.by(formatDate(acknowledgeBy))}
      </CardFacts>
      <People>
        {people.map(({ userId, displayName, phone }) => (
          <li key={userId}>
            {displayName}
            <PhoneOf name={displayName} phone={phone} />
          </li>
        ))}
      </People>
      <RemindMissing postId={postId} isWhole={false} missing={people} />
    </Card>
  );
}
