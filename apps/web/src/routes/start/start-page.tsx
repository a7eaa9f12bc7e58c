import { HIDDEN_SLUG } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { loadContent } from '../../article/load-content.ts';
import { PostContent } from '../../article/post-content.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { fireAdviceQuery } from '../../queries/fire-advice.ts';
import { linksQuery } from '../../queries/links.ts';
import { newsQuery, pinnedNewsQuery } from '../../queries/news.ts';
import { postQuery } from '../../queries/post.ts';
import { need, want } from '../../queries/read.ts';
import type { LoaderContext } from '../../router/page-route.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { Hero } from './hero.tsx';
import { LatestNews, NEWS_ON_START } from './latest-news.tsx';
import { Promos } from './promos.tsx';
import { SelfService } from './self-service.tsx';

export async function loader({ services }: LoaderContext): Promise<PageMeta> {
  const [post] = await Promise.all([
    need(services, postQuery(services, HIDDEN_SLUG)),
    want(services, linksQuery(services, 'e-service'), []),
    want(services, pinnedNewsQuery(services), []),
    want(services, newsQuery(services, NEWS_ON_START), { items: [], total: 0 }),
    want(services, fireAdviceQuery(services), null),
  ]);
  if (post !== null) await loadContent(services, post);
  return {
    title: null,
    description: post?.excerpt ?? sv.start.headline,
    canonicalPath: paths.start(),
    subject: { kind: 'service' },
  };
}

const EditorsWords = styled(Container)`
  margin-top: 5rem;
`;

/** The answer first: crisis, fire, how to reach us, the usual questions; then news and services. */
export function Page() {
  const { data: post } = useSuspenseQuery(postQuery(useServices(), HIDDEN_SLUG));
  return (
    <>
      <Hero introduction={post?.excerpt ?? ''} />
      <SelfService />
      <LatestNews />
      {post?.content && (
        <EditorsWords>
          <PostContent content={post.content} />
        </EditorsWords>
      )}
      <Promos />
    </>
  );
}
