import type { InfoLink } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../article/site-link.tsx';
import { useLayoutData } from '../layout-data.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Question = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0.25rem min(1rem, 5vw);
  border: 1px solid ${colour('line')};
  border-radius: 999px;
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-size: 1rem;
  text-decoration: none;
  transition: background-color var(--bp-motion), border-color var(--bp-motion);

  &:hover {
    border-color: ${colour('primary')};
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
`;

type UsualQuestionsProps = {
  labelledBy?: string;
  /** Where there are any, they are shown in place of the usual questions. */
  instead?: readonly Pick<InfoLink, 'title' | 'url'>[];
  max?: number;
};

/** Links of type search, sorted by name, without the site's host. Source: SPEC section 2, Search panel. */
export function UsualQuestions({ labelledBy, instead = [], max }: UsualQuestionsProps) {
  const { usualQuestions } = useLayoutData();
  const links = instead.length > 0 ? instead : usualQuestions.map(({ name, url }) => ({ title: name, url }));
  return (
    <List aria-labelledby={labelledBy}>
      {links.slice(0, max).map(({ title, url }) => (
        <li key={`${title} ${url}`}>
          <Question href={url}>{title}</Question>
        </li>
      ))}
    </List>
  );
}
