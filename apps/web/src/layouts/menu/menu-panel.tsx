import { buildPageTree, menuOf, type PageTreeNode } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../app/services.ts';
import { type MenuPage, menuPagesQuery } from '../../queries/pages.ts';
import { paths } from '../../router/paths.ts';
import { sv } from '../../texts/sv.ts';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';
import { Panel } from '../panel/panel.tsx';

export const MENU_PANEL_ID = 'meny';

const Title = styled.p`
  font-size: 1.5rem;
  font-weight: 700;
`;
const Sections = styled.ul`
  display: grid;
  gap: 0 2.5rem;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: 2.25rem 2.5rem;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
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
const More = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;
  margin: 2rem 0 0;
  padding: 1rem 0 0;
  border-top: 1px solid ${colour('line')};
  list-style: none;

  a {
    display: inline-block;
    padding: 0.5rem 0;
    font-weight: 600;
  }
`;

/**
 * Top pages as headings that lead to their overview, with their pages beneath; on small screens an accordion.
 * Source: SPEC section 2, Header.
 */
export function MenuPanel() {
  const { data: pages = [] } = useQuery(menuPagesQuery(useServices()));
  const sections = useMemo(() => menuOf(buildPageTree(pages)), [pages]);
  return (
    <Panel
      id={MENU_PANEL_ID}
      title={<Title>{sv.header.menu}</Title>}
      label={sv.header.menu}
      closeName={sv.header.closeMenu}
    >
      <nav aria-label={sv.menu.label}>
        <Sections>
          {sections.map((section) => (
            <MenuSection key={section.page.id} section={section} />
          ))}
        </Sections>
        <More aria-label={sv.menu.alsoOnSite}>
          <li>
            <Link to={paths.newsList()}>{sv.news.title}</Link>
          </li>
          <li>
            <Link to={paths.eServices()}>{sv.eServices.title}</Link>
          </li>
          <li>
            <Link to={paths.alerts()}>{sv.alert.title}</Link>
          </li>
        </More>
      </nav>
    </Panel>
  );
}

function MenuSection({ section }: { section: PageTreeNode<MenuPage> }) {
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
