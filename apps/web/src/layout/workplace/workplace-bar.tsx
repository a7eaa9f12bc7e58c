import { colour, visuallyHidden } from '@brandpost/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { ownSession, useSession, useSessionParts } from '../../session/use-session.ts';
import { beginningOf } from '../../session/writers.ts';
import { Logo } from '../logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import { AlertSigns } from './alert-signs.tsx';
import { barItem } from './bar-item.ts';
import { Here } from './here.tsx';
import { MenuButtons } from './menu-buttons.tsx';
import { leaveOnEscape, WORKPLACE_BAR } from './out-of-sight-bar.ts';
import { BAR_PX, stickyBar } from './workplace-room.ts';
import { workplaceTexts } from './workplace-texts.ts';

const Frame = styled.header`
  ${stickyBar}
  display: flex;
  align-items: center;
  gap: 0.125rem;
  height: ${BAR_PX}px;
  margin-left: calc(-1 * var(--bp-side));
  padding-inline: max(0.5rem, env(safe-area-inset-left)) max(0.5rem, env(safe-area-inset-right));
  border-bottom: 1px solid ${colour('line')};
  background: ${colour('bg')};

  /* A phone of somebody who may raise an alarm: the ways to the site and to writing are in the menu of the account. */
  @media (max-width: 29.99rem) {
    &:has([data-raises-alarm]) :is([data-leads-to-site], [data-begins-writing], [data-edits]) {
      display: none;
    }
  }
`;
/* Words that are larger than there is room for are cut, so that no way is pushed off the screen. */
const wordThatGivesWay = css`
  all: unset;
  overflow: hidden;
  text-overflow: ellipsis;
`;
const ToSite = styled(Link)`
  ${barItem}
  flex-shrink: 1;
  color: ${colour('muted')};

  img {
    width: auto;
    height: 28px;
  }
  > span {
    ${visuallyHidden}
  }
  @media (min-width: 64rem) {
    margin-right: 0.5rem;

    > span {
      ${wordThatGivesWay}
    }
  }
`;
const Room = styled.div`
  flex: 1;
`;
const Create = styled(Link)`
  ${barItem}
  flex-shrink: 1;
  font-weight: 600;

  > span {
    ${visuallyHidden}
  }
  @media (max-width: 22.49rem) {
    display: none;
  }
  @media (min-width: 75rem) {
    > span {
      ${wordThatGivesWay}
    }
  }
`;

const Edit = styled.div`
  > a {
    ${barItem}
    font-weight: 600;
  }
  @media (max-width: 63.99rem) {
    > a > span {
      ${visuallyHidden}
    }
  }
`;

/** The bar above everything that staff do: where one is, what is going on, and what is one's own. */
export function WorkplaceBar({ hasMenuBeside }: { hasMenuBeside: boolean }) {
  const session = ownSession(useSession());
  const sessionParts = useSessionParts();
  const beginning = hasMenuBeside && session !== null ? beginningOf(session) : null;
  return (
    <Frame
      aria-label={workplaceTexts.bar}
      tabIndex={-1}
      onKeyDown={leaveOnEscape}
      {...{ [WORKPLACE_BAR]: '' }}
    >
      <MenuButtons isBeside={hasMenuBeside} />
      <ToSite to={paths.start()} data-leads-to-site="">
        <Logo size={28} />
        <span>{workplaceTexts.toSite}</span>
      </ToSite>
      <Here />
      <Room />
      <AlertSigns />
      {sessionParts && <sessionParts.BarAlertButton />}
      {sessionParts && (
        <Edit data-edits="">
          <sessionParts.EditLink />
        </Edit>
      )}
      {beginning !== null && (
        <Create to={beginning.path} data-begins-writing="">
          <Plus aria-hidden="true" size={22} />
          <span>{beginning.text}</span>
        </Create>
      )}
      {sessionParts && <sessionParts.CommandPalette hasButton />}
      {sessionParts && session !== null && <sessionParts.PageHelp />}
      {sessionParts && session !== null && <sessionParts.NoticesBell />}
      <AccountPanel />
    </Frame>
  );
}
