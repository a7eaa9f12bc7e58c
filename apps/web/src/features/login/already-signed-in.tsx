import { isAdministrator } from '@brandpost/domain';
import { buttonShape } from '@brandpost/ui';
import { House, LogOut as LogOutIcon, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { LogOut } from '../../layout/account/log-out.tsx';
import { sessionTexts } from '../../session/session-texts.ts';
import { nameOf, type OwnSession } from '../../session/use-session.ts';
import { sv } from '../../texts/sv.ts';
import { loginTexts } from './login-texts.ts';

const Ways = styled.div`
  display: grid;
  gap: 0.75rem;

  > a,
  > form > button {
    ${buttonShape}
    width: 100%;
  }
`;

/** Anyone who comes here with a session: who they are, and the ways on. */
export function AlreadySignedIn({ session }: { session: OwnSession }) {
  const { user, maskedBy } = session;
  return (
    <>
      <h1>{loginTexts.already.title}</h1>
      <p>
        {loginTexts.already.as}
        <strong>{nameOf(maskedBy ?? user)}</strong>
      </p>
      <Ways>
        <Link to={paths.start()}>
          <House aria-hidden="true" size={20} />
          {sv.errorPage.home}
        </Link>
        {isAdministrator(user) && (
          <Link to={paths.profileInfo(user.uid)} data-look="quiet">
            <UserRound aria-hidden="true" size={20} />
            {sessionTexts.profile}
          </Link>
        )}
        <LogOut look="quiet">
          <LogOutIcon aria-hidden="true" size={20} />
          {sessionTexts.logOut}
        </LogOut>
      </Ways>
    </>
  );
}
