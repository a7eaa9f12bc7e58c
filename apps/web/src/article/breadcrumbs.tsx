import { colour } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../addresses/paths.ts';
import { sv } from '../texts/sv.ts';

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
    margin-right: 0.5rem;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** The way here from the start page. The page itself is not in it: its title stands right below. */
export function Breadcrumbs({ trail }: { trail: readonly { title: string; path: string }[] }) {
  return (
    <nav aria-label={sv.page.breadcrumbs}>
      <List>
        <li>
          <Link to={paths.start()}>{sv.page.start}</Link>
        </li>
        {trail.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
