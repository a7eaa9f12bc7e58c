import { CONTACT_PAGE_SLUG } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import { media } from '@brandpost/ui';
import { LogOut as LogOutIcon, MessageCircle, SquarePen, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { sv } from '../../texts/sv.ts';
import { topBarItem } from '../header/top-bar-item.ts';
import { usePageIsThere } from '../layout-data.ts';
import { LogOut } from './log-out.tsx';
import { ICON_PX, Label } from './top-bar-label.ts';

const TopBarLogOut = styled(LogOut)`
  ${topBarItem}
`;
const PhoneIcon = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

/** What administrators alone have in the top bar. Source: SPEC section 2, Header. */
export function AdministratorItems({ user }: { user: WireUser }) {
  const isThere = usePageIsThere();
  return (
    <>
      <TopBarLogOut>
        <LogOutIcon aria-hidden="true" size={ICON_PX} />
        <Label>{sessionTexts.logOut}</Label>
      </TopBarLogOut>
      <Link to={paths.profileInfo(user.uid)}>
        <UserRound aria-hidden="true" size={ICON_PX} />
        <Label>{sessionTexts.profile}</Label>
      </Link>
      <Link to={paths.createContent()}>
        <SquarePen aria-hidden="true" size={ICON_PX} />
        <Label>{sessionTexts.createContent}</Label>
      </Link>
      {isThere(CONTACT_PAGE_SLUG) && (
        <Link to={paths.contactUs()}>
          <PhoneIcon>
            <MessageCircle aria-hidden="true" size={ICON_PX} />
          </PhoneIcon>
          <Label>{sv.header.contact}</Label>
        </Link>
      )}
    </>
  );
}
