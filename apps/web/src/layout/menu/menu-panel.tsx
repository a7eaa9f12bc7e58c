import { buildPageTree, menuOf } from '@brandpost/domain';
import { colour, media } from '@brandpost/ui';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { languageLinks } from '../footer/footer.ts';
import { useLayoutData } from '../layout-data.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelHead } from '../panel/panel-head.tsx';
import { MenuSection } from './menu-section.tsx';

export const MENU_PANEL_ID = 'meny';

const Sections = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: 2rem;
  padding-top: 1rem;
  border-top: 1px solid ${colour('line')};
  font-weight: 600;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  a[aria-current] {
    text-decoration-thickness: 3px;
  }
`;

const MORE = [
  { to: paths.newsList(), name: sv.titles.news },
  { to: paths.eServices(), name: sv.titles.eServices },
  { to: paths.alerts(), name: sv.titles.alerts },
];

/**
 * Top pages as headings that lead to their overview, with their pages beneath; on small screens an accordion.
 * Source: SPEC section 2, Header.
 */
export function MenuPanel() {
  const { menuPages } = useLayoutData();
  const sessionParts = useSessionParts();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuOf(buildPageTree(menuPages)), [menuPages]);
  return (
    <Panel
      id={MENU_PANEL_ID}
      title={<PanelHead title={sv.header.menu} />}
      label={sv.header.menu}
      closeName={sv.header.closeMenu}
    >
      {sessionParts && <sessionParts.Account />}
      <nav aria-label={sv.menu.label}>
        <Sections>
          {sections.map((section) => (
            <MenuSection key={section.page.id} section={section} />
          ))}
        </Sections>
        <End>
          <ul aria-label={sv.menu.alsoOnSite}>
            {MORE.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <languageLinks.View place="menu" />
        </End>
      </nav>
    </Panel>
  );
}
