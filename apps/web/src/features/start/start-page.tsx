import { JOBS_PAGE_SLUG } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { styled } from 'styled-components';
import { PostContent } from '../../article/post-content.tsx';
import { usePageIsThere } from '../../layout/layout-data.ts';
import { usePageData } from '../../navigation/page-route.ts';
import { Hero } from './hero.tsx';
import { LatestNews } from './latest-news.tsx';
import { Promos } from './promos.tsx';
import { SelfService } from './self-service.tsx';
import type { loader } from './start-loader.ts';
import { vacanciesPart } from './vacancies-part.ts';

const EditorsWords = styled(Container)`
  margin-top: clamp(2.5rem, 6vw, 5rem);
`;

/** The answer first: crisis, fire, how to reach us, the usual questions; then news and services. */
export function Page() {
  const { excerpt, shortcuts, content, resources, tiles, news, firePage, fireBans, vacancies } =
    usePageData<typeof loader>();
  const hasPage = usePageIsThere()(JOBS_PAGE_SLUG);
  return (
    <>
      <Hero introduction={excerpt} shortcuts={shortcuts} firePage={firePage} fireBans={fireBans} />
      <SelfService services={tiles} />
      <LatestNews news={news} />
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
