import type { MissingAcknowledgements, RubicoreClient } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { Card, CardFacts, Cards, Section } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';

const { missing: texts } = staffTexts;

const missingQuery = (client: RubicoreClient) =>
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

/** Who in the groups of a shift leader has not acknowledged, with whom to call; nothing for others, or where nobody is. */
export function MissingInGroup() {
  const services = useServices();
  const isLeader = mayAny(needSession(services), 'follow_acknowledgement');
  const { data = [] } = useQuery({ ...missingQuery(services.client), ...useFollowed(), enabled: isLeader });
  if (data.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Cards>
        {data.map((post) => (
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
            {phone === '' ? (
              <span>{texts.noPhone}</span>
            ) : (
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={texts.call(displayName, phone)}>
                {phone}
              </a>
            )}
          </li>
        ))}
      </People>
    </Card>
  );
}
