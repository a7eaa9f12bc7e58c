import type { WireUser } from '@brandpost/rubicore-api';
import { LogOut as LogOutIcon, SquarePen, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { ICON_PX, Label } from '../header/top-bar-item.tsx';
import { LogOut } from './log-out.tsx';

/** What administrators alone have in the top bar. Source: SPEC section 2, Header. */
export function AdministratorItems({ user }: { user: WireUser }) {
  return (
    <>
      <LogOut>
        <LogOutIcon aria-hidden="true" size={ICON_PX} />
        <Label>{sessionTexts.logOut}</Label>
      </LogOut>
      <Link to={paths.profileInfo(user.uid)}>
        <UserRound aria-hidden="true" size={ICON_PX} />
        <Label>{sessionTexts.profile}</Label>
      </Link>
      <Link to={paths.createContent()}>
        <SquarePen aria-hidden="true" size={ICON_PX} />
        <Label>{sessionTexts.createContent}</Label>
      </Link>
    </>
  );
}
