import type { ContentNode, Link } from '@brandpost/domain';
import { Container } from '@brandpost/ui';
import { styled } from 'styled-components';
import { PostContent } from '../../article/post-content.tsx';
import type { ContentResources } from '../../queries/content.ts';
import type { VacancySummary } from '../../queries/vacancies.ts';
import type { NewsSummary } from '../news/news-query.ts';
import { LatestNews } from './latest-news.tsx';
import { OpenVacancies } from './open-vacancies.tsx';
import { Promos } from './promos.tsx';
import { SelfService } from './self-service.tsx';

const EditorsWords = styled(Container)`
  margin-top: clamp(2rem, 6vw, 5rem);
`;

type StartSectionsProps = {
  tiles: readonly Pick<Link, 'id' | 'icon' | 'name'>[];
  news: readonly NewsSummary[];
  content: ContentNode[];
  resources: ContentResources;
  vacancies: readonly VacancySummary[];
  hasContactPage: boolean;
  hasJobsPage: boolean;
};

/** What comes below the answers: services, news, what editors wrote there, vacancies, and where to turn. */
export function StartSections(props: StartSectionsProps) {
  const { tiles, news, content, resources, vacancies, hasContactPage, hasJobsPage } = props;
  return (
    <>
      <SelfService services={tiles} />
      <LatestNews news={news} />
      {content.length > 0 && (
        <EditorsWords>
          <PostContent content={content} resources={resources} />
        </EditorsWords>
      )}
      {vacancies.length > 0 && <OpenVacancies vacancies={vacancies} hasPage={hasJobsPage} />}
      <Promos hasContactPage={hasContactPage} hasJobsPage={hasJobsPage} />
    </>
  );
}
