import { paths } from '../../addresses/paths.ts';
import { need, want } from '../../api/read.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { sv } from '../../texts/sv.ts';
import { newsListTexts as texts } from './news-list-texts.ts';
import { fetchNews, fetchOldestNewsYear, fetchPinnedNews } from './news-query.ts';
import { NEWS_PER_STEP, newsViewFrom } from './news-view.ts';

export async function loader({ services, url }: LoaderContext) {
  const { steps, year } = newsViewFrom(url.searchParams);
  const [pinned, news, oldestYear] = await Promise.all([
    year === null ? need(services, fetchPinnedNews(services)) : [],
    need(services, fetchNews(services, steps * NEWS_PER_STEP, year)),
    want(services, fetchOldestNewsYear(services), null),
  ]);
  const meta = {
    title: year === null ? sv.titles.news : texts.titleOfYear(year),
    description: texts.description,
    canonicalPath: paths.newsList(),
    isIndexed: steps === 1 && year === null,
  };
  return { meta, steps, year, pinned, news, oldestYear };
}
