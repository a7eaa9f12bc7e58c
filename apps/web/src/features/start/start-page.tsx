import { CONTACT_PAGE_SLUG, JOBS_PAGE_SLUG } from '@brandpost/domain';
import { usePageIsThere } from '../../layout/layout-data.ts';
import { usePageData } from '../../navigation/page-route.ts';
import { Hero } from './hero.tsx';
import type { loader } from './start-loader.ts';
import { startSections } from './start-parts.ts';

/** The answer first: crisis, fire, how to reach us, the usual questions; then news and services. */
export function Page() {
  const { excerpt, shortcuts, firePage, fireBans, tiles, news, content, resources, vacancies } =
    usePageData<typeof loader>();
  const isThere = usePageIsThere();
  return (
    <>
      <Hero introduction={excerpt} shortcuts={shortcuts} firePage={firePage} fireBans={fireBans} />
      <startSections.View
        tiles={tiles}
        news={news}
        content={content}
        resources={resources}
        vacancies={vacancies}
        hasContactPage={isThere(CONTACT_PAGE_SLUG)}
        hasJobsPage={isThere(JOBS_PAGE_SLUG)}
      />
    </>
  );
}
