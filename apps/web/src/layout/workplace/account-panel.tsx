import { colour } from '@brandpost/ui';
import {
  CircleQuestionMark,
  CircleUserRound,
  Globe,
  House,
  LogOut as LogOutIcon,
  Moon,
  SquarePen,
  Sun,
} from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { nameOf, ownSession, useSession, useSessionParts } from '../../session/use-session.ts';
import { beginningOf } from '../../session/writers.ts';
import { sv } from '../../texts/sv.ts';
import { LogOut } from '../account/log-out.tsx';
import { chooseTheme, useTheme } from '../theme/theme-choice.ts';
import { barItem } from './bar-item.ts';
import { BAR_PX } from './workplace-room.ts';
import { workplaceTexts } from './workplace-texts.ts';

const PANEL_ID = 'konto';
/** What the button for help opens, wherever that stands. */
export const HELP_PANEL_ID = 'hjalp';
const ICON_PX = 20;

const Opener = styled.button`
  ${barItem}
`;
/* A form within it works before scripts do. */
const Panel = styled.section`
  position: fixed;
  inset: calc(var(--bp-masquerade-bar, 0px) + ${BAR_PX}px) max(0.5rem, env(safe-area-inset-right)) auto auto;
  width: min(18rem, 100vw - 1rem);
  margin: 0;
  padding: 0.375rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  color: ${colour('ink')};
  box-shadow: var(--bp-shadow);

  > p {
    padding: 0.5rem 0.75rem;
    border-bottom: 1px solid ${colour('line')};
    margin-bottom: 0.375rem;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  > :is(a, button),
  > form > button {
    ${barItem}
    justify-content: flex-start;
    width: 100%;
    gap: 0.75rem;
    padding-inline: 0.75rem;
  }
  > a > span {
    all: unset;
  }
  svg {
    flex: none;
    color: ${colour('primary')};
  }
`;

/** Who is signed in, what is theirs, and the way out. */
export function AccountPanel() {
  const session = ownSession(useSession());
  const sessionParts = useSessionParts();
  const theme = useTheme();
  if (session === null) return null;
  const beginning = beginningOf(session);
  const next = theme === 'dark' ? 'light' : 'dark';
  const ThemeIcon = next === 'dark' ? Moon : Sun;
  return (
    <>
      <Opener type="button" popoverTarget={PANEL_ID} aria-label={workplaceTexts.account}>
        <CircleUserRound aria-hidden="true" size={24} strokeWidth={1.75} />
      </Opener>
      <Panel
        id={PANEL_ID}
        popover="auto"
        aria-label={workplaceTexts.account}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        <p>
          {sessionTexts.signedInAs}
          <strong>{nameOf(session.maskedBy ?? session.user)}</strong>
        </p>
        <Link to={paths.profile()}>
          <House aria-hidden="true" size={ICON_PX} />
          {sessionTexts.ownPage}
        </Link>
        <Link to={paths.profileInfo(session.user.uid)}>
          <CircleUserRound aria-hidden="true" size={ICON_PX} />
          {sessionTexts.profile}
        </Link>
        {sessionParts && <sessionParts.EditLink />}
        {beginning !== null && (
          <Link to={beginning.path}>
            <SquarePen aria-hidden="true" size={ICON_PX} />
            {beginning.text}
          </Link>
        )}
        <Link to={paths.start()}>
          <Globe aria-hidden="true" size={ICON_PX} />
          {workplaceTexts.toSite}
        </Link>
        {sessionParts && (
          <button type="button" onClick={openHelp}>
            <CircleQuestionMark aria-hidden="true" size={ICON_PX} />
            {workplaceTexts.help}
          </button>
        )}
        {theme !== null && (
          <button type="button" onClick={() => chooseTheme(next)}>
            <ThemeIcon aria-hidden="true" size={ICON_PX} />
            {next === 'dark' ? sv.header.themeToDark : sv.header.themeToLight}
          </button>
        )}
        <LogOut>
          <LogOutIcon aria-hidden="true" size={ICON_PX} />
          {sessionTexts.logOut}
        </LogOut>
      </Panel>
    </>
  );
}

/** One after the other: a popover that is opened from within another closes with it. */
function openHelp(): void {
  document.getElementById(PANEL_ID)?.hidePopover();
  document.getElementById(HELP_PANEL_ID)?.showPopover();
}
