import { EMERGENCY, HEADER_PX_PER_ALERT } from '@brandpost/domain';
import { buttonShape, Container, colour, media, visuallyHidden } from '@brandpost/ui';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useFrameTexts } from '../../navigation/page-route.ts';
import { sv } from '../../texts/sv.ts';
import { useLayoutData } from '../layout-data.ts';
import { Logo } from '../logo.tsx';
import { MENU_PANEL_ID } from '../menu/menu-panel.tsx';
import { SEARCH_PANEL_ID } from '../search-panel/search-panel.tsx';
import { AlertStrip } from './alert-strip.tsx';
import { AnnounceNew, newsOf } from './announce-new.tsx';
import { HEAD_PX, headerHeight, inRem, TOP_BAR_PX } from './header-height.ts';
import { HeaderNav } from './header-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useActiveAlerts } from './use-active-alerts.ts';
import { useStrip } from './use-strip.ts';
import { VmaStrip } from './vma-strip.tsx';

/*
 * The header takes no room of its own: the page leaves it (SPEC section 2). It sticks by its last row, so
 * that alerts and top bar scroll away and a phone keeps most of its screen; on a screen of at most 500 px
 * it does not stick at all, or it would cover what is read and what has focus.
 */
const Frame = styled.header<{ $rows: number }>`
  position: sticky;
  z-index: 50;
  top: calc(var(--bp-masquerade-bar, 0px) - ${(props) => inRem(props.$rows * HEADER_PX_PER_ALERT + TOP_BAR_PX)});
  height: ${(props) => headerHeight(props.$rows)};
  margin-bottom: -${(props) => headerHeight(props.$rows)};
  container-type: scroll-state inline-size;

  /*
   * Anyone who goes through it by keys sees where they are, also from the end of a long page; and anyone who reads there
   * sees a crisis that begins.
   */
  &:has(:focus-visible, [data-fresh]) {
    top: var(--bp-masquerade-bar, 0px);
  }
  @media (max-height: 500px) {
    position: relative;
    top: 0;
  }
`;
/** While the top bar, with its link to 112, has scrolled away. Browsers that do not know this leave the row as it is. */
const STUCK = '@container scroll-state(stuck: top)';
const Head = styled.div`
  height: ${inRem(HEAD_PX)};
  border-bottom: 1px solid ${colour('line')};
  background: ${colour('bg')};
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  height: 100%;
`;
const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: ${colour('ink')};
  text-decoration: none;

  svg {
    flex: none;
  }
  span {
    max-width: 11em;
    min-width: 0;
    font-size: clamp(min(0.6875rem, 4.3vw), 4.2vw, 1.0625rem);
    font-weight: 700;
    line-height: 1.15;
  }
  ${STUCK} {
    @media (max-width: 47.99rem) {
      span {
        display: none;
      }
    }
  }
  ${media.tablet} {
    gap: 1rem;
    min-width: min-content;

    span {
      min-width: min-content;
      font-size: 1.25rem;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 6px;
`;
const HeadButton = styled.button`
  ${buttonShape}
  width: 48px;
  padding: 0;

  @media (max-width: 47.99rem) {
    > span {
      ${visuallyHidden}
    }
  }
  ${media.tablet} {
    width: auto;
    padding: 0.5rem 1.375rem;
  }
`;

const EmergencyButton = styled.a`
  ${buttonShape}
  display: none;
  padding: 0.5rem 1rem;

  ${STUCK} {
    @media (max-width: 47.99rem) {
      display: inline-flex;
    }
  }
`;

/** Alerts, top bar, logo, Sök and Meny. Source: SPEC section 2, Header. */
export function Header() {
  const { vma, rows, ...alerts } = useStrip();
  const { siteName } = useLayoutData();
  const texts = useFrameTexts();
  return (
    <Frame $rows={rows}>
      <VmaStrip vma={vma} />
      <AlertStrip {...alerts} />
      <AnnounceNew rows={useActiveAlerts()} say={newsOf} />
      <TopBar />
      <Head>
        <Row>
          <Home to={paths.start()} aria-label={`${siteName}, ${sv.header.home}`}>
            <Logo />
            <span>{siteName}</span>
          </Home>
          <HeaderNav />
          <Actions lang={texts.lang}>
            {/* For fingers: by keys the top bar has the same link, and this one would come and go on the way. */}
            <EmergencyButton
              href={EMERGENCY.address}
              data-look="quiet"
              aria-label={texts.emergencyShort}
              tabIndex={-1}
            >
              {texts.call}
            </EmergencyButton>
            <HeadButton type="button" data-look="quiet" popoverTarget={SEARCH_PANEL_ID}>
              <Search aria-hidden="true" size={20} />
              <span>{texts.search}</span>
            </HeadButton>
            <HeadButton type="button" popoverTarget={MENU_PANEL_ID}>
              <MenuIcon aria-hidden="true" size={20} />
              <span>{texts.menu}</span>
            </HeadButton>
          </Actions>
        </Row>
      </Head>
    </Frame>
  );
}
