import type { PageTreeNode } from '@brandpost/domain';
import { colour, media, VisuallyHidden } from '@brandpost/ui';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import type { MenuPage } from '../../queries/pages.ts';
import { sv } from '../../texts/sv.ts';
import { isHere } from './current-section.ts';

const Section = styled.li`
  position: relative;
  border-top: 1px solid ${colour('line')};

  ${media.tablet} {
    border-top: 3px solid ${colour('primary')};
    padding-top: 0.5rem;
  }
`;
const Heading = styled(Link)`
  display: block;
  padding: 0.75rem 56px 0.75rem 0;
  color: ${colour('ink')};
  font-size: 1.1875rem;
  font-weight: 700;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  &[aria-current] {
    color: ${colour('primary')};
  }
  ${media.tablet} {
    padding-right: 0;
  }
`;
/*
 * The browser's own disclosure: it works before scripts do, and without them. On larger screens what it holds is
 * always shown; browsers that cannot do that keep the button.
 */
const Disclosure = styled.details`
  summary {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: 48px;
    height: 3.375rem;
    border-radius: 999px;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: rotate var(--bp-motion);
  }
  &[open] svg {
    rotate: 180deg;
  }
  ${media.tablet} {
    @supports selector(::details-content) {
      summary {
        display: none;
      }
      &::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;
const Children = styled.ul`
  margin: 0 0 1rem;
  padding: 0;
  list-style: none;

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
  a[aria-current] {
    color: ${colour('primary')};
    font-weight: 650;
    text-decoration: none;
  }
  ${media.tablet} {
    margin: 0;

    a {
      padding: 0.375rem 0;
    }
  }
`;

/** One top page with its pages: a heading that leads to its own page, mostly an overview, and on small screens a toggle beside it. */
export function MenuSection({ section }: { section: PageTreeNode<MenuPage> }) {
  const { page, children } = section;
  const { pathname } = useLocation();
  const current = (one: MenuPage) => (isHere(one, pathname) ? 'page' : undefined);
  return (
    <Section>
      <Heading to={paths.post(page)} aria-current={current(page)}>
        {page.title}
      </Heading>
      {children.length > 0 && (
        <Disclosure open={children.some((child) => isHere(child.page, pathname)) || undefined}>
          <summary>
            <VisuallyHidden>{sv.menu.showChildren(page.title)}</VisuallyHidden>
            <ChevronDown aria-hidden="true" size={22} />
          </summary>
          <Children>
            {children.map((child) => (
              <li key={child.page.id}>
                <Link to={paths.post(child.page)} aria-current={current(child.page)}>
                  {child.page.title}
                </Link>
              </li>
            ))}
          </Children>
        </Disclosure>
      )}
    </Section>
  );
}
