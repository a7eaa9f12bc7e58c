import { colour, visuallyHidden } from '@brandpost/ui';
import { RadioTower } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { barItem } from '../../layout/workplace/bar-item.ts';
import { mayAny } from '../../session/may-any.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';

const Button = styled(Link)`
  ${barItem}
  margin-inline: 0.25em;
  padding: 0 0.75em;
  border-radius: 999px;
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  font-weight: 700;

  svg {
    flex: none;
  }
  @media (max-width: 22.49rem) {
    > span {
      ${visuallyHidden}
    }
  }
  &:hover {
    background: ${colour('crisis')};
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`;

/** The way to publish a crisis alert, in the bar of those who may; not where one is being published. */
export function BarAlertButton() {
  const session = ownSession(useSession());
  const { pathname } = useLocation();
  if (session === null || !mayAny(session, 'publish_alert') || pathname === paths.publishAlert()) return null;
  return (
    <nav aria-label={texts.page.title} data-raises-alarm="">
      <Button to={paths.publishAlert()}>
        <RadioTower aria-hidden="true" size={20} />
        <span>{texts.button}</span>
      </Button>
    </nav>
  );
}
