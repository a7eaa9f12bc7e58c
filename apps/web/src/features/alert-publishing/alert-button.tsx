import { colour, visuallyHidden } from '@brandpost/ui';
import { RadioTower } from 'lucide-react';
import { Link } from 'react-router';
import { createGlobalStyle, styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { RequestsNotice } from './second-person/requests-notice.tsx';

/* What is scrolled to keeps clear of the button. */
const RoomForButton = createGlobalStyle`
  html {
    scroll-padding-bottom: 6rem;
  }
`;
/*
 * Where a thumb reaches it; above the footer it has a place of its own, so that it never covers that. It stays there where
 * an alert that is out is changed: who aims at that should not begin another.
 */
const Place = styled.nav`
  display: flex;
  justify-content: flex-end;
  padding-inline: max(1rem, env(safe-area-inset-right));
  margin-bottom: 1rem;
  pointer-events: none;

  position: sticky;
  z-index: 45;
  bottom: max(1rem, env(safe-area-inset-bottom));
  body:has([data-alert-controls]) & {
    position: static;
  }
  @media print {
    display: none;
  }
`;
const Button = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 56px;
  padding: 0 1.375rem;
  border: 2px solid ${colour('on-crisis')};
  border-radius: 999px;
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  font-size: 1.0625rem;
  font-weight: 750;
  text-decoration: none;
  pointer-events: auto;
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.35);

  /* The sign alone covers less of a narrow page. */
  @media (max-width: 22.49rem) {
    padding: 0 1rem;

    > span {
      ${visuallyHidden}
    }
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: 999px;
  }
`;

/** The way to publish a crisis alert, on every page of the site, for anyone who may; the bar of staff's own pages has another. */
export function AlertButton() {
  const session = ownSession(useSession());
  if (session === null || !mayAny(session, 'publish_alert')) return null;
  return (
    <>
      <RequestsNotice above="button" />
      <RoomForButton />
      <Place aria-label={texts.page.title}>
        <Button to={paths.publishAlert()}>
          <RadioTower aria-hidden="true" size={24} />
          <span>{texts.button}</span>
        </Button>
      </Place>
    </>
  );
}
