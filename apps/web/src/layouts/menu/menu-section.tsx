import type { PageTreeNode } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { MenuPage } from '../../queries/pages.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';

const Section = styled.li`
  border-top: 1px solid ${colour('line')};

  ${media.tablet} {
    border-top: 3px solid ${colour('primary')};
    padding-top: 0.5rem;
  }
`;
const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  > a {
    flex: 1;
    padding: 0.75rem 0;
    color: ${colour('ink')};
    font-size: 1.1875rem;
    font-weight: 700;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`;
const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  cursor: pointer;

  svg {
    transition: rotate var(--bp-motion);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${media.tablet} {
    display: none;
  }
`;
const Children = styled.ul`
  margin: 0 0 1rem;
  padding: 0;
  list-style: none;

  &[data-collapsed='true'] {
    display: none;
  }
  a {
    display: block;
    padding: 0.5rem 0;
    color: ${colour('ink')};
    font-size: 1.0625rem;
    text-decoration-color: ${colour('line')};
  }
  a:hover {
    color: ${colour('primary')};
    text-decoration-color: currentColor;
  }
  ${media.tablet} {
    &[data-collapsed='true'] {
      display: block;
    }
    a {
      padding: 0.375rem 0;
    }
  }
`;
/** One top page with its pages: a heading that leads to the overview, and on small screens a toggle beside it. */
export function MenuSection({ section }: { section: PageTreeNode<MenuPage> }) {
  const { page, children } = section;
  // Without scripts every section stands open: the toggle comes with them.
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const listId = `meny-${page.id}`;
  return (
    <Section>
      <Heading>
        <Link to={paths.overview(page.slug)}>{page.title}</Link>
        {isHydrated && children.length > 0 && (
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={sv.menu.showChildren(page.title)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" size={22} />
          </Toggle>
        )}
      </Heading>
      {children.length > 0 && (
        <Children id={listId} data-collapsed={isHydrated && !isOpen}>
          {children.map((child) => (
            <li key={child.page.id}>
              <Link to={paths.post(child.page)}>{child.page.title}</Link>
            </li>
          ))}
        </Children>
      )}
    </Section>
  );
}
