import { vacancyInShort } from '@brandpost/domain';
import { styled } from 'styled-components';
import { readProps } from '../../read-props.ts';
import { useBlockTexts } from '../../view-parts/block-texts.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useContentResources, useOutlinePlace } from '../../view-parts/content-context.ts';
import { ContentLink } from '../../view-parts/content-link.tsx';
import { LinkDetail, LinkList, LinkSection } from '../../view-parts/link-list.ts';
import { colour } from '../../view-parts/look.ts';
import { Title } from '../../view-parts/title.tsx';
import { vacancies } from './definition.ts';

const None = styled.p`
  margin: 0;
  color: ${colour('muted')};
`;

/** The vacancies that one can apply for; where there are none, it says so. */
export function VacanciesView({ node }: BlockViewProps) {
  const { title } = readProps(vacancies, node);
  const { level } = useOutlinePlace(node);
  const { vacancies: open = [] } = useContentResources();
  const texts = useBlockTexts();
  return (
    <LinkSection>
      {title.trim() !== '' && <Title level={level}>{title}</Title>}
      {open.length === 0 ? (
        <None>{texts.noVacancies}</None>
      ) : (
        <LinkList>
          {open.map((vacancy) => (
            <li key={vacancy.path}>
              <ContentLink href={vacancy.path}>{vacancy.title}</ContentLink>
              <LinkDetail>{vacancyInShort(vacancy)}</LinkDetail>
            </li>
          ))}
        </LinkList>
      )}
    </LinkSection>
  );
}
