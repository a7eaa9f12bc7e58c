import { FIRE_BAN_PAGE_SLUG, HIDDEN_SLUG } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { loadContent } from '../../article/load-content.ts';
import type { PageMeta } from '../../document/page-meta.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { NO_RESOURCES } from '../../queries/content.ts';
import { fetchLinks } from '../../queries/links.ts';
import { fetchPost } from '../../queries/post.ts';
import { fetchOpenVacancies } from '../../queries/vacancies.ts';
import { fetchNews, fetchPinnedNews, NO_NEWS } from '../news/news-query.ts';
import { chosenServices, withoutServices } from './chosen-services.ts';
import { landscape, startSections } from './start-parts.ts';
import { startTexts } from './start-texts.ts';

const NEWS_ON_START = 4;

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
    want(services, fetchOpenVacancies(services), []),
    landscape.load(),
    startSections.load(),
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
    // One that is pinned stands first.
    news: [...pinned.slice(0, 1), ...news.items].slice(0, NEWS_ON_START),
    firePage,
    fireBans,
    vacancies,
  };
}
