import { FIRE_BAN_PAGE_SLUG, HIDDEN_SLUG } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { loadContent } from '../../article/load-content.ts';
import { PostContent } from '../../article/post-content.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { NO_RESOURCES } from '../../queries/content.ts';
import { fetchLinks } from '../../queries/links.ts';
import { fetchPost } from '../../queries/post.ts';
import { fetchNews, fetchPinnedNews, NO_NEWS } from '../news/news-query.ts';
import { Hero } from './hero.tsx';
import { LatestNews, NEWS_ON_START } from './latest-news.tsx';
import { Promos } from './promos.tsx';
import { SelfService } from './self-service.tsx';
import { startTexts } from './start-texts.ts';

/** Where the service's own page tells whether one may make a fire; null where there is no such page. */
async function fetchFirePage(services: Services): Promise<{ slug: string } | null> {
  const page = await fetchPost(services, FIRE_BAN_PAGE_SLUG);
  return page === null ? null : { slug: page.slug };
}

export async function loader({ services }: LoaderContext) {
  const [post, eServices, pinned, news, firePage, fireBans] = await Promise.all([
    need(services, fetchPost(services, HIDDEN_SLUG)),
    want(services, fetchLinks(services, 'e-service'), []),
    want(services, fetchPinnedNews(services), []),
    want(services, fetchNews(services, NEWS_ON_START), NO_NEWS),
    want(services, fetchFirePage(services), null),
    loadFireBans(services),
  ]);
  const resources = post === null ? NO_RESOURCES : await loadContent(services, post);
  const meta: PageMeta = {
    title: null,
    description: post?.excerpt ?? startTexts.headline,
    canonicalPath: paths.start(),
    subject: { kind: 'service' },
  };
  return { meta, post, resources, eServices, pinned, news: news.items, firePage, fireBans };
}

const EditorsWords = styled(Container)`
  margin-top: 5rem;
`;

/** The answer first: crisis, fire, how to reach us, the usual questions; then news and services. */
export function Page() {
  const { post, resources, eServices, pinned, news, firePage, fireBans } = usePageData<typeof loader>();
  return (
    <>
      <Hero introduction={post?.excerpt ?? ''} firePage={firePage} fireBans={fireBans} />
      <SelfService services={eServices} />
      <LatestNews pinned={pinned} news={news} />
      {post?.content && (
        <EditorsWords>
          <PostContent content={post.content} resources={resources} />
        </EditorsWords>
      )}
      <Promos />
    </>
  );
}
