import { leftToRead, POST_STATUSES } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatWeekday } from '@brandpost/swedish';
import { colour, media, Tag } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { Cards, Nothing, Section } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { useProfile } from '../../layout/profile/use-profile.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { toReadFrom } from '../../queries/profile.ts';
import { wantQuery } from '../../server-state/load-query.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { BEGINNERS } from '../../session/writers.ts';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { AlertList } from '../information/alert-list.tsx';
import { InformationCard } from '../information/information-card.tsx';
import { MissingInGroup, missingQuery } from '../information/missing-in-group.tsx';
import { OwnPostCard } from '../own-content/own-post-card.tsx';
import { ownPostsQuery } from '../own-content/own-posts-query.ts';
import { WaitingReviews } from '../reviews/waiting-reviews.tsx';
import { FavouriteList } from '../tools/favourite-list.tsx';
import { ToolTiles } from '../tools/tool-tiles.tsx';

const { start } = staffTexts;
const MAX_OWN = 4;
const latestOwn = (client: RubicoreClient) =>
  ownPostsQuery(client, { status: POST_STATUSES, perPage: MAX_OWN });

export async function loader({ services }: LoaderContext) {
  const session = needSession(services);
  const mayWrite = mayAny(session, ...BEGINNERS);
  await Promise.all([
    mayWrite && wantQuery(services, latestOwn(services.client)),
    mayAny(session, 'follow_acknowledgement') && wantQuery(services, missingQuery(services.client)),
  ]);
  return {
    meta: {
      title: start.title,
      description: start.description,
      canonicalPath: paths.profile(),
      isIndexed: false,
    },
    mayWrite,
  };
}

const Greeting = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  margin-bottom: 1.25rem;

  p {
    color: ${colour('muted')};
    font-size: 1rem;
  }
  h1 {
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  }
`;
const Count = styled(Tag)`
  padding: 0.375rem 0.875rem;
  border-radius: 999px;
  font-size: 1rem;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.25rem 3rem;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 19rem);
    align-items: start;
  }
`;

/** For telephones: elsewhere there is nothing to carry along. */
const WithoutNetwork = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: 1rem;

  @media (min-width: 48rem) and (pointer: fine) {
    display: none;
  }
`;

/** What concerns somebody, first thing: what to read, their tools, their favourites, what they write. UX section 4. */
export function Page() {
  const profile = useProfile();
  const { client, now } = useServices();
  const { mayWrite } = usePageData<typeof loader>();
  const own = useQuery({ ...latestOwn(client), enabled: mayWrite }).data?.posts ?? [];
  const { user, tools, favourites, unread } = profile;
  const left = leftToRead(toReadFrom(profile), profile);
  return (
    <>
      <Greeting>
        <div>
          <h1>{start.greeting(user.firstName || user.displayName || user.username)}</h1>
          <p>{formatWeekday(now)}</p>
        </div>
        <Count $tone={unread === 0 ? 'good' : 'warning'} role="status">
          {start.count(unread)}
        </Count>
      </Greeting>
      <FirstSteps />
      <Columns>
        <div>
          <Section title={start.toRead} way={{ path: paths.information(), text: start.allInformation }}>
            {left.length === 0 ? (
              <Nothing>{start.allRead}</Nothing>
            ) : (
              <Cards>
                {left.map((post) => (
                  <InformationCard key={post.id} post={post} />
                ))}
              </Cards>
            )}
          </Section>
          <WaitingReviews />
          <MissingInGroup />
          <Section
            title={start.tools}
            way={{ path: paths.tools(), text: tools.length === 0 ? start.choose : start.change }}
          >
            {tools.length === 0 ? <Nothing>{start.noTools}</Nothing> : <ToolTiles tools={tools} />}
          </Section>
          <WithoutNetwork to={staffPaths.fieldMode(user.uid)}>{start.withoutNetwork}</WithoutNetwork>
        </div>
        <div>
          {profile.alerts.length > 0 && (
            <Section title={start.alerts}>
              <AlertList alerts={profile.alerts} />
            </Section>
          )}
          <Section
            title={start.favourites}
            way={{
              path: paths.tools(),
              text: favourites.length === 0 ? start.chooseFavourites : start.change,
            }}
          >
            {favourites.length === 0 ? (
              <Nothing>{start.noFavourites}</Nothing>
            ) : (
              <FavouriteList favourites={favourites} />
            )}
          </Section>
          {mayWrite && (
            <Section title={start.content} way={{ path: paths.myContent(), text: start.allContent }}>
              {own.length === 0 ? (
                <Nothing>{start.noContent}</Nothing>
              ) : (
                <Cards>
                  {own.map((post) => (
                    <OwnPostCard key={post.id} post={post} heading="h3" />
                  ))}
                </Cards>
              )}
            </Section>
          )}
        </div>
      </Columns>
    </>
  );
}
