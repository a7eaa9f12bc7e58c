import { colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../addresses/paths.ts';
import { sv } from '../texts/sv.ts';

const START = { title: sv.page.start, path: paths.start() };

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  margin: 0 0 1.5rem;
  padding: 0;
  list-style: none;
  color: ${colour('muted')};
  font-size: 1rem;

  li {
    min-width: 0;
  }
  li + li::before {
    content: '›' / '';
    margin-inline-end: 0.5rem;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

type Step = { title: string; path: string };

/** The way here from the start page, or another. The page itself is not in it: its title stands right below. */
export function Breadcrumbs({ trail, from = START }: { trail: readonly Step[]; from?: Step }) {
  return (
    <nav aria-label={sv.page.breadcrumbs}>
      <List>
        {[from, ...trail].map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
