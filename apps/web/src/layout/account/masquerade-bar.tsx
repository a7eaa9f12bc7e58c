import { Container, colour } from '@brandpost/ui';
import { VenetianMask } from 'lucide-react';
import { useLocation } from 'react-router';
import { createGlobalStyle, styled } from 'styled-components';
import { sessionTexts } from '../../session/session-texts.ts';
import { nameOf, ownSession, useSession } from '../../session/use-session.ts';

const BAR_PX = 48;
const FRAME_PX = 4;

/* What sticks to the top, and what is scrolled to, keeps clear of the bar by this. */
const RoomForBar = createGlobalStyle`
  :root {
    --bp-masquerade-bar: ${BAR_PX}px;
  }
  html {
    scroll-padding-top: calc(7rem + ${BAR_PX}px);
  }
`;
const Bar = styled.section`
  position: sticky;
  z-index: 70;
  top: 0;
  margin-left: calc(-1 * var(--bp-side, 0px));
  background: ${colour('masquerade')};
  color: #fff;
  font-size: 1rem;
  line-height: 1.2;

  @media print {
    position: static;
  }
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: ${BAR_PX}px;

  svg {
    flex: none;
  }
  p {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    min-height: 44px;
    padding: 0 0.75rem;
    margin-right: -0.75rem;
    border: 0;
    border-radius: 999px;
    background: transparent;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  button:hover {
    background: rgb(255 255 255 / 0.16);
  }
  button:focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
`;
const Frame = styled.div`
  position: fixed;
  z-index: 95;
  inset: 0;
  border: ${FRAME_PX}px solid ${colour('masquerade')};
  pointer-events: none;

  @media print {
    display: none;
  }
`;

/**
 * Anyone who acts as another user never forgets it: a bar on top that stays there, and a frame around the window. It ends
 * by a form, so that nothing that was loaded as somebody else stays. Source: SPEC section 4; UX, Profile.
 */
export function MasqueradeBar() {
  const session = ownSession(useSession());
  const { pathname, search } = useLocation();
  if (session?.state !== 'masked') return null;
  return (
    <>
      <RoomForBar />
      <Frame aria-hidden="true" />
      <Bar aria-label={sessionTexts.actingRegion}>
        <Row as="form" method="post" action="/bff/masquerade/end">
          <VenetianMask aria-hidden="true" size={22} />
          <p>
            {sessionTexts.actingAs}
            <strong>{nameOf(session.user)}</strong>
          </p>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <button type="submit">{sessionTexts.endMasquerade}</button>
        </Row>
      </Bar>
    </>
  );
}
