import { colour } from '@brandpost/ui';
import { Siren } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

/* Where a thumb reaches it, on every page. */
const Button = styled(Link)`
  position: fixed;
  z-index: 60;
  right: max(1rem, env(safe-area-inset-right));
  bottom: max(1rem, env(safe-area-inset-bottom));
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
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.35);

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: 999px;
  }
  @media print {
    display: none;
  }
`;

/** The way to publish a crisis alert, for whoever may; not where somebody is writing already. */
export function AlertButton() {
  const session = ownSession(useSession());
  const { pathname } = useLocation();
  const isWriting = [paths.publishAlert(), paths.createContent()].some((path) => pathname.startsWith(path));
  if (session === null || !mayAny(session, 'publish_alert') || isWriting) return null;
  return (
    <Button to={paths.publishAlert()}>
      <Siren aria-hidden="true" size={24} />
      {texts.button}
    </Button>
  );
}
