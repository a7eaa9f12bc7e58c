import type { WireUser } from '@brandpost/rubicore-api';
import { LogOut as LogOutIcon, SquarePen, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../router/paths.ts';
import { LogOut } from '../../session/log-out.tsx';
import { sv } from '../../texts/sv.ts';
import { ICON_PX, Label } from './top-bar-item.tsx';

/** What administrators alone have in the top bar. Source: SPEC section 2, Header. */
export function AdministratorItems({ user }: { user: WireUser }) {
  return (
    <>
      <LogOut>
        <LogOutIcon aria-hidden="true" size={ICON_PX} />
        <Label>{sv.session.logOut}</Label>
      </LogOut>
      <Link to={paths.profileInfo(user.uid)}>
        <UserRound aria-hidden="true" size={ICON_PX} />
        <Label>{sv.session.profile}</Label>
      </Link>
      <Link to={paths.createContent()}>
        <SquarePen aria-hidden="true" size={ICON_PX} />
        <Label>{sv.session.createContent}</Label>
      </Link>
    </>
  );
}
