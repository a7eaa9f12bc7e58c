import { COOKIE_PAGE_SLUG } from '@brandpost/domain';
import { Button, colour, media } from '@brandpost/ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { createGlobalStyle, styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import { usePageIsThere } from '../layout-data.ts';
import { useCookieConsent } from './cookie-consent.tsx';

/*
 * What gets focus is not left under the banner. On a screen of at most 500 px it would cover what is read: there it
 * stands at the end of the page.
 */
const SMALL_SCREEN = '@media (max-height: 500px)';

const RoomForBanner = createGlobalStyle`
  html {
    scroll-padding-bottom: 10rem;
  }
  ${media.tablet} {
    html {
      scroll-padding-bottom: 8rem;
    }
  }
  ${SMALL_SCREEN} {
    html {
      scroll-padding-bottom: 0;
    }
  }
`;
const Banner = styled.section`
  position: sticky;
  z-index: 40;
  bottom: 0;
  border-top: 1px solid ${colour('line')};
  background: ${colour('surface')};

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 2rem;
    max-width: 1500px;
    margin-inline: auto;
    padding: 0.875rem var(--bp-gutter);
  }
  p {
    font-size: 1rem;
  }
  ${SMALL_SCREEN} {
    position: static;
  }
  &[data-is-last='true'] {
    position: static;
  }
`;

/** Shown until accepted. The form works without scripts too. Source: SPEC section 2, Cookie banner. */
export function CookieBanner() {
  const consent = useCookieConsent();
  const isThere = usePageIsThere();
  const { pathname, search } = useLocation();
  if (consent.hasAccepted) return null;
  // Nothing lies over what somebody in danger reads: there it comes last.
  const isLast = pathname.startsWith(paths.alerts());
  return (
    <Banner aria-label={sv.cookies.label} data-is-last={isLast}>
      {!isLast && <RoomAbove />}
      <form
        method="post"
        action="/bff/cookies"
        onSubmit={(event) => {
          event.preventDefault();
          consent.accept();
          document.querySelector('main')?.focus({ preventScroll: true });
        }}
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        <p>
          {sv.cookies.text} {isThere(COOKIE_PAGE_SLUG) && <Link to={paths.cookies()}>{sv.cookies.more}</Link>}
        </p>
        <Button type="submit">{sv.cookies.accept}</Button>
      </form>
    </Banner>
  );
}

/** What gets focus stands above the banner. Browsers keep that room for the line of the caret alone: not for a field. */
function RoomAbove() {
  useEffect(() => {
    const showWhole = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('focusin', showWhole);
    return () => document.removeEventListener('focusin', showWhole);
  }, []);
  return <RoomForBanner />;
}
