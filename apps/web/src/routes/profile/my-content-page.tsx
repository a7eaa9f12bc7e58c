import { POST_STATUSES } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { buttonShape } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { SAME_PLACE } from '../../layouts/navigation/use-arrival.ts';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { type LoaderContext, usePageData } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { mayAny } from '../../session/may-any.ts';
import { MissingRight } from '../../session/missing-right.tsx';
import { needSession } from '../../session/need-right.ts';
import { type MyContentView, myContentView, pathOfMyContent } from '../../staff/my-content-view.ts';
import { OwnPostCard } from '../../staff/own-post-card.tsx';
import { ownPostsQuery } from '../../staff/own-posts-query.ts';
import { PageTitle } from '../../staff/page-title.ts';
import { Cards, Nothing } from '../../staff/section.tsx';
import { myContentTexts as texts } from '../../texts/my-content-texts.ts';

const PER_STEP = 20;
const postsIn = (client: RubicoreClient, { status, steps }: MyContentView) =>
  ownPostsQuery(client, status === null ? POST_STATUSES : [status], steps * PER_STEP);

export async function loader({ services, url }: LoaderContext) {
  const mayWrite = mayAny(needSession(services), 'create_post');
  const view = myContentView(url.searchParams);
  await needQuery(services, postsIn(services.client, view));
  return {
    meta: {
      title: texts.title,
      description: texts.description,
      canonicalPath: paths.myContent(),
      isIndexed: false,
    },
    ...{ view, mayWrite },
  };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem;

  ul {
    margin-top: 0;
  }
`;
const Way = styled(Link)`
  ${buttonShape}
`;
const Count = styled.p`
  margin: 1.5rem 0 0.75rem;
`;
const More = styled.p`
  margin-top: 1.5rem;
`;

/** What somebody writes and has written, in every state. Source: SPEC section 2, /profile/my-content. */
export function Page() {
  const { view, mayWrite } = usePageData<typeof loader>();
  const { posts, total } = useSuspenseQuery(postsIn(useServices().client, view)).data;
  const statuses = [null, 'publish', 'draft', 'future', 'trash'] as const;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Bar>
        <FilterLinks
          label={texts.filter}
          links={statuses.map((status) => ({
            name: status === null ? texts.all : texts.status[status],
            path: pathOfMyContent({ status, steps: 1 }),
            isCurrent: status === view.status,
          }))}
        />
        <MissingRight of={['create_post']} />
        {mayWrite && (
          <Way to={paths.createContent()}>
            <PenLine aria-hidden="true" size={20} />
            {texts.create}
          </Way>
        )}
      </Bar>
      <Count role="status">{texts.count(total)}</Count>
      {posts.length === 0 ? (
        <Nothing>{view.status === null ? texts.none : texts.noneOfStatus}</Nothing>
      ) : (
        <Cards>
          {posts.map((post) => (
            <OwnPostCard key={post.id} post={post} heading="h2" hasHistory={mayWrite} />
          ))}
        </Cards>
      )}
      {posts.length < total && (
        <More>
          <Way
            to={pathOfMyContent({ ...view, steps: view.steps + 1 })}
            state={SAME_PLACE}
            preventScrollReset
            data-look="quiet"
          >
            {texts.more}
          </Way>
        </More>
      )}
    </>
  );
}
