import { buttonShape, colour } from '@brandpost/ui';
import { CircleUserRound, House, LogOut as LogOutIcon } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { nameOf, ownSession, useSession } from '../../session/use-session.ts';
import { LogOut } from './log-out.tsx';

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  margin-bottom: 1.75rem;
  padding: 0.875rem 1rem 0.875rem 1.25rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  > p {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > p > svg {
    flex: none;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
const Way = styled(Link)`
  ${buttonShape}
`;
const OutButton = styled(LogOut)`
  ${buttonShape}
`;

/** Who is signed in, and the way out, for everybody: the top bar has it for administrators alone. */
export function Account() {
  const session = ownSession(useSession());
  if (session === null) return null;
  return (
    <Frame aria-label={sessionTexts.account}>
      <p>
        <CircleUserRound aria-hidden="true" size={26} />
        <span>
          {sessionTexts.signedInAs}
          <strong>{nameOf(session.maskedBy ?? session.user)}</strong>
        </span>
      </p>
      <Ways>
        <Way to={paths.profile()}>
          <House aria-hidden="true" size={20} />
          {sessionTexts.ownPage}
        </Way>
        <OutButton look="quiet">
          <LogOutIcon aria-hidden="true" size={20} />
          {sessionTexts.logOut}
        </OutButton>
      </Ways>
    </Frame>
  );
}
