import { isAdministrator } from '@brandpost/domain';
import { Container, colour, media } from '@brandpost/ui';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../router/paths.ts';
import { ownSession, useSession, useSessionParts } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { ThemeButton } from '../theme/theme-button.tsx';
import { TOP_BAR_PX } from './header-height.ts';
import { ICON_PX, Label, PhoneIcon, topBarItem } from './top-bar-item.tsx';

const Bar = styled.div`
  background: ${colour('deep')};
  color: ${colour('on-deep')};
  font-size: 0.9375rem;
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${TOP_BAR_PX}px;

  p a {
    color: inherit;
    font-weight: 800;
    text-decoration: none;
  }
  p a:hover {
    text-decoration: underline;
  }
  p a:focus-visible {
    outline-color: ${colour('signal')};
    outline-offset: -2px;
  }
`;
const Items = styled.nav`
  display: flex;
  align-items: center;
  gap: 0.25rem;

  > a,
  > form > button {
    ${topBarItem}
  }
  ${media.tablet} {
    gap: 1.25rem;
  }
  &[data-is-short='true'] {
    gap: 1rem;
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
  &[data-is-narrow='true'] {
    @media (max-width: 24rem) {
      display: none;
    }
  }
`;

/** The dark bar: what to do when it is urgent, and the way to us. Source: SPEC section 2, Header. */
export function TopBar() {
  const session = ownSession(useSession());
  const sessionParts = useSessionParts();
  const administrator = session !== null && isAdministrator(session.user) ? session.user : null;
  const { emergency } = sv.header;
  return (
    <Bar>
      <Row>
        <p>
          <Long>{emergency.before}</Long>
          <Short data-is-narrow={administrator !== null}>{emergency.short}</Short>
          {emergency.call}
          <a href="tel:112">{emergency.number}</a>
        </p>
        <Items aria-label={sv.header.topBar} data-is-short={administrator === null}>
          {sessionParts && administrator && <sessionParts.AdministratorItems user={administrator} />}
          <Link to={paths.contactUs()}>
            {administrator === null ? (
              sv.header.contact
            ) : (
              <>
                <PhoneIcon>
                  <MessageCircle aria-hidden="true" size={ICON_PX} />
                </PhoneIcon>
                <Label>{sv.header.contact}</Label>
              </>
            )}
          </Link>
          <ThemeButton />
        </Items>
      </Row>
    </Bar>
  );
}
