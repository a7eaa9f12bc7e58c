import { POST_STATUSES, type PostStatus } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { buttonShape, visuallyHidden } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Cards, Nothing } from '../../layout/profile/section.tsx';
import { FilterLinks } from '../../lists/filter-links.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { stepsFrom } from '../../lists/steps.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { MissingRight } from '../../session/missing-right.tsx';
import { needSession } from '../../session/need-right.ts';
import { beginningOf } from '../../session/writers.ts';
import { myContentTexts as texts } from './my-content-texts.ts';
import { OwnPostCard } from './own-post-card.tsx';
import { ownPostsQuery } from './own-posts-query.ts';

const PER_STEP = 20;
const postsIn = (client: RubicoreClient, { status, q, steps }: MyContentView) =>
  ownPostsQuery(client, { status: status === null ? POST_STATUSES : [status], q, perPage: steps * PER_STEP });

export async function loader({ services, url }: LoaderContext) {
  const beginning = beginningOf(needSession(services));
  const view = myContentView(url.searchParams);
  await needQuery(services, postsIn(services.client, view));
  return {
    meta: {
      title: texts.title,
      description: texts.description,
      canonicalPath: paths.myContent(),
      isIndexed: false,
    },
    ...{ view, beginning },
  };
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 0.75rem;

  ul {
    margin-top: 0;
  }
  > [role='status'] {
    flex: 1 1 100%;
    order: 1;
  }
  /* There the list begins as high as it can: how many there are is heard, and seen by scrolling. */
  @media (max-width: 47.99rem) {
    gap: 0.625rem;
    align-items: center;

    ul {
      gap: 0.375rem;
    }
    > nav {
      flex: 1 1 100%;
    }
    > search {
      flex: 1 1 8rem;
    }
    > [role='status'] {
      ${visuallyHidden}
    }
  }
`;
const Way = styled(Link)`
  ${buttonShape}
`;
const More = styled.p`
  margin-top: 1.5rem;
`;

/** What somebody writes and has written, in every state. Source: SPEC section 2, /profile/my-content. */
export function Page() {
  const { view, beginning } = usePageData<typeof loader>();
  const { posts, total } = useSuspenseQuery(postsIn(useServices().client, view)).data;
  const navigate = useNavigate();
  const { status } = view;
  const search = useCallback(
    (q: string) =>
      void navigate(pathOfMyContent({ status, q, steps: 1 }), {
        replace: true,
        state: SAME_PLACE,
        preventScrollReset: true,
      }),
    [navigate, status],
  );
  const statuses = [null, 'publish', 'draft', 'future', 'trash'] as const;
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Bar>
        <FilterLinks
          label={texts.filter}
          links={statuses.map((one) => ({
            name: one === null ? texts.all : texts.status[one],
            path: pathOfMyContent({ ...view, status: one, steps: 1 }),
            isCurrent: one === status,
          }))}
        />
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          q={view.q}
          onSearch={search}
        />
        <p role="status">{texts.count(total)}</p>
        {beginning ? (
          <Way to={beginning.path}>
            <PenLine aria-hidden="true" size={20} />
            {beginning.text}
          </Way>
        ) : (
          <MissingRight of={['create_post']} />
        )}
      </Bar>
      {posts.length === 0 ? (
        <Nothing>{nothingIn(view)}</Nothing>
      ) : (
        <Cards>
          {posts.map((post) => (
            <OwnPostCard key={post.id} post={post} heading="h2" hasHistory={beginning !== null} />
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

function nothingIn({ status, q }: MyContentView): string {
  if (q !== '') return texts.noneFound;
  return status === null ? texts.none : texts.noneOfStatus;
}

/** How an address wants the list of one's own content: `?status=draft&q=brand&sida=2`. Nonsense is all. */
type MyContentView = { status: PostStatus | null; q: string; steps: number };

function myContentView(search: URLSearchParams): MyContentView {
  const status = POST_STATUSES.find((known) => known === search.get('status')) ?? null;
  return { status, q: search.get('q')?.trim() ?? '', steps: stepsFrom(search) };
}

function pathOfMyContent({ status, q, steps }: MyContentView): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', status);
  if (q !== '') query.set('q', q);
  if (steps > 1) query.set('sida', String(steps));
  const text = query.toString();
  return text === '' ? paths.myContent() : `${paths.myContent()}?${text}`;
}
