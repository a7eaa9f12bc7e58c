import { FIRE_BAN_PAGE_SLUG, HIDDEN_SLUG, JOBS_PAGE_SLUG } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { loadContent } from '../../article/load-content.ts';
import { PostContent } from '../../article/post-content.tsx';
import type { PageMeta } from '../../document/page-meta.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import { usePageIsThere } from '../../layout/layout-data.ts';
import { type LoaderContext, usePageData } from '../../navigation/page-route.ts';
import { NO_RESOURCES } from '../../queries/content.ts';
import { fetchLinks } from '../../queries/links.ts';
import { fetchPost } from '../../queries/post.ts';
import { fetchNews, fetchPinnedNews, NO_NEWS } from '../news/news-query.ts';
import { chosenServices, withoutServices } from './chosen-services.ts';
import { Hero } from './hero.tsx';
import { LatestNews, NEWS_ON_START } from './latest-news.tsx';
import { Promos } from './promos.tsx';
import { SelfService } from './self-service.tsx';
import { startTexts } from './start-texts.ts';
import { loadVacancies, vacanciesPart } from './vacancies-part.ts';

/** Where the service's own page tells whether one may make a fire; null where there is no such page. */
async function fetchFirePage(services: Services): Promise<{ slug: string } | null> {
  const page = await fetchPost(services, FIRE_BAN_PAGE_SLUG);
  return page === null ? null : { slug: page.slug };
}

export async function loader({ services }: LoaderContext) {
  const [post, eServices, pinned, news, firePage, fireBans, vacancies] = await Promise.all([
    need(services, fetchPost(services, HIDDEN_SLUG)),
    want(services, fetchLinks(services, 'e-service'), []),
    want(services, fetchPinnedNews(services), []),
    want(services, fetchNews(services, NEWS_ON_START), NO_NEWS),
    want(services, fetchFirePage(services), null),
    loadFireBans(services),
    want(services, loadVacancies(services), []),
  ]);
  const content = withoutServices(post?.content ?? []);
  const resources = post === null ? NO_RESOURCES : await loadContent(services, { ...post, content });
  const meta: PageMeta = {
    title: null,
    description: post?.excerpt ?? startTexts.headline,
    canonicalPath: paths.start(),
    subject: { kind: 'service' },
  };
  const tiles = chosenServices(post?.content ?? [], eServices).map(({ id, icon, name }) => ({
    id,
    icon,
    name,
  }));
  const { excerpt = '', info: shortcuts = [] } = post ?? {};
  return {
    meta,
    excerpt,
    shortcuts,
    content,
    resources,
    tiles,
    pinned,
    news: news.items,
    firePage,
    fireBans,
    vacancies,
  };
}

const EditorsWords = styled(Container)`
  margin-top: clamp(2.5rem, 6vw, 5rem);
`;

/** The answer first: crisis, fire, how to reach us, the usual questions; then news and services. */
export function Page() {
  const { excerpt, shortcuts, content, resources, tiles, pinned, news, firePage, fireBans, vacancies } =
    usePageData<typeof loader>();
  const hasPage = usePageIsThere()(JOBS_PAGE_SLUG);
  return (
    <>
      <Hero introduction={excerpt} shortcuts={shortcuts} firePage={firePage} fireBans={fireBans} />
      <SelfService services={tiles} />
      <LatestNews pinned={pinned} news={news} />
      {content.length > 0 && (
        <EditorsWords>
          <PostContent content={content} resources={resources} />
        </EditorsWords>
      )}
      {vacancies.length > 0 && <vacanciesPart.View vacancies={vacancies} hasPage={hasPage} />}
      <Promos />
    </>
  );
}
