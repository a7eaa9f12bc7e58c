import { CONTACT_PAGE_SLUG, EMERGENCY, isAdministrator } from '@brandpost/domain';
import { Container, colour, IconButton, media } from '@brandpost/ui';
import { Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useFrameTexts } from '../../navigation/page-route.ts';
import { ownSession, useSession, useSessionParts } from '../../session/use-session.ts';
import { languageLinks } from '../footer/footer.ts';
import { usePageIsThere } from '../layout-data.ts';
import { chooseTheme, useTheme } from '../theme/theme-choice.ts';
import { inRem, TOP_BAR_PX } from './header-height.ts';
import { topBarItem } from './top-bar-item.ts';

const Place = styled.span`
  display: inline-block;
  width: 44px;
  height: 44px;
`;

/** Switches between light and dark. Appears when scripts run; without them the system decides. */
function ThemeButton() {
  const theme = useTheme();
  const texts = useFrameTexts();
  if (theme === null) return <Place />;
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <Place>
      <IconButton
        type="button"
        aria-label={next === 'dark' ? texts.themeToDark : texts.themeToLight}
        onClick={() => chooseTheme(next)}
      >
        {next === 'dark' ? (
          <Moon aria-hidden="true" size={18} strokeWidth={1.75} />
        ) : (
          <Sun aria-hidden="true" size={18} strokeWidth={1.75} />
        )}
      </IconButton>
    </Place>
  );
}

const Bar = styled.div`
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: min(0.9375rem, 7vw);
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  height: ${inRem(TOP_BAR_PX)};

  > a {
    ${topBarItem}
    min-width: 44px;
    font-weight: 650;
    line-height: 1.25;
    white-space: normal;
  }
`;
const Items = styled.nav`
  display: flex;
  align-items: center;
  gap: 0.25rem;

  > a {
    ${topBarItem}
  }
  ${media.tablet} {
    gap: 1.25rem;
  }
  &[data-is-short='true'] {
    gap: min(1rem, 4vw);
  }
`;
const Long = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;
const Short = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

/** The dark bar: what to do in an emergency, and the way to us. Source: SPEC section 2, Header. */
export function TopBar() {
  const session = ownSession(useSession());
  const sessionParts = useSessionParts();
  const isThere = usePageIsThere();
  const texts = useFrameTexts();
  const administrator = session !== null && isAdministrator(session.user) ? session.user : null;
  return (
    <Bar>
      <Row>
        <a href={EMERGENCY.address} lang={texts.lang}>
          <Long>{texts.emergency}</Long>
          <Short>{administrator === null ? texts.emergencyShort : EMERGENCY.number}</Short>
        </a>
        <Items aria-label={texts.topBar} lang={texts.lang} data-is-short={administrator === null}>
          {sessionParts && administrator && <sessionParts.AdministratorItems user={administrator} />}
          {sessionParts && <sessionParts.EditLink />}
          {administrator === null && <languageLinks.View place="bar" />}
          {administrator === null && isThere(CONTACT_PAGE_SLUG) && (
            <Link to={texts.contactPath ?? paths.contactUs()}>{texts.contact}</Link>
          )}
          <ThemeButton />
        </Items>
      </Row>
    </Bar>
  );
}
