import { formatDateTime } from '@brandpost/swedish';
import { Button, colour, Tag, visuallyHidden } from '@brandpost/ui';
import { ArrowLeft, Clock, Eye, History, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { signAlone } from '../../../forms/sign-alone.ts';
import { TAKES_TOP } from '../../../layout/workplace/out-of-sight-bar.ts';
import { BAR_PX } from '../../../layout/workplace/workplace-room.ts';
import type { DocumentView } from '../document/post-document.ts';
import { NARROWER, PHONE } from '../parts/room.ts';
import { UndoButton, UndoButtons } from '../parts/undo-buttons.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { NextStep, PostState } from '../publishing/post-state.ts';
import { badgeOf } from '../publishing/post-state-words.ts';
import { SaveStatus } from './save-status.tsx';
import { useIsPhone } from './use-room.ts';

const { bar } = postEditorTexts;

/* Below the bar of the workplace: how the text stands, and the way to publish it, are always in sight. */
const Bar = styled.section`
  position: sticky;
  z-index: 40;
  top: var(--bp-stuck, 0px);
  display: flex;
  align-items: center;
  gap: 0.25rem 1rem;
  margin-top: -1rem;
  padding-block: 0.375rem;
  border-bottom: 1px solid ${colour('line')};
  background: ${colour('bg')};

  h1 {
    flex: 0 1 auto;
    min-width: 6rem;
    display: -webkit-box;
    font-size: 1.0625rem;
    overflow: hidden;
    line-height: 1.25;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > :not(h1, p) {
    flex: none;
  }
  /* When it is changed by itself stands in the panel too. */
  > [data-waits] {
    flex: 0 1 auto;
    min-width: 3rem;
    max-height: 2.6em;
    overflow: hidden;
  }
  > [data-saving] {
    min-width: 7rem;
    line-height: 1.25;
  }

  /* A phone has one row, in place of the bar of the workplace: what goes wrong gets one of its own below. */
  ${PHONE} {
    display: grid;
    grid-template: 'back badge others ways' 'back saving others ways' / 44px minmax(0, 1fr) auto auto;
    align-content: center;
    gap: 0.125rem 0.375rem;
    min-height: ${BAR_PX}px;
    margin-inline: -0.625rem;
    padding-block: 4px;
    /* Letters that are larger than the screen do not push the ways out of it. */
    font-size: min(1rem, 4.7vw);

    &:has(> [data-saving][data-is-error='true']) {
      grid-template: 'back badge others ways' 'saving saving saving saving' / 44px minmax(0, 1fr) auto auto;

      > [data-saving] {
        margin: 0.25rem 0.625rem 0;
        font-size: 0.9375rem;

        svg {
          display: block;
        }
      }
    }
    h1 {
      ${visuallyHidden}
      min-width: 0;
    }
    > [data-saving] {
      grid-area: saving;
      min-width: 0;
      font-size: 0.8125em;

      svg {
        display: none;
      }
    }
    > [data-saving] ~ button,
    [data-waits] {
      grid-column: 1 / -1;
      justify-self: start;
      margin-inline: 0.625rem;
    }
  }
`;
const Badge = styled(Tag)`
  ${PHONE} {
    display: block;
    grid-area: badge;
    justify-self: start;
    max-width: 100%;
    padding: 0 0.5em;
    font-size: 0.8125em;
    line-height: 1.35;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
const Back = styled(Link)`
  display: grid;
  grid-area: back;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: 50%;
  color: ${colour('ink')};
`;
/* Who else writes: beside how the text stands, so that a phone has one row for all ways. */
const Others = styled.div`
  margin-left: auto;

  &:empty {
    display: none;
  }
  ${PHONE} {
    grid-area: others;
  }
`;
const Ways = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  margin-left: auto;

  ${Others}:not(:empty) + & {
    margin-left: 0;
  }
  ${PHONE} {
    grid-area: ways;
    gap: 0.125rem;

    > button {
      min-height: 44px;
      padding: 0.25rem 0.875em;
      font-size: 1em;
      line-height: 1.2;
    }
  }
`;
const WhereWide = styled.span`
  ${PHONE} {
    display: none;
  }
`;

/* Beside it the menu has the same. */
const WhereRoom = styled.div`
  @media (max-width: 22.49rem) {
    display: none;
  }
  @media (max-width: 26rem) {
    ${Others}:not(:empty) + ${Ways} & {
      display: none;
    }
  }
`;

/* Where there is little room the sign alone; screen readers still read its name. */
const Way = styled(SmallButton)`
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  ${NARROWER} {
    width: 44px;
    ${signAlone}
  }
`;

type EditorBarProps = {
  view: Omit<DocumentView, 'post'>;
  state: PostState;
  /** What is done next with it, which the button that leads there says. */
  next: NextStep;
  onUndo: () => void;
  onRedo: () => void;
  onPublish: () => void;
  onHistory: () => void;
  /** Whether the page is shown as readers see it. */
  isPreviewed: boolean;
  onPreview: () => void;
  onShare: () => void;
  /** With whose words one's own collide, where it is known. */
  theirName?: string | null;
  /** Saves at once what could not be saved. */
  onRetry: () => void;
  /** Opens what has to be answered before anything is saved. */
  onAnswer: () => void;
  /** On a phone: the menu that has all other ways. Elsewhere they stand in sight. */
  more?: ReactNode;
  /** Who else writes. */
  children?: ReactNode;
};

/** What is written, how it stands, and the way to publish it. */
export function EditorBar(props: EditorBarProps) {
  const {
    view,
    state,
    next,
    onUndo,
    onRedo,
    onPublish,
    onHistory,
    onRetry,
    onAnswer,
    theirName = null,
    more = null,
    children,
  } = props;
  const { draft, saving } = view;
  const [text, tone] = badgeOf(state);
  const changesAt = 'changesAt' in state ? state.changesAt : null;
  const isPhone = useIsPhone();
  return (
    <Bar aria-label={bar.label} {...{ [TAKES_TOP]: '' }}>
      {isPhone && (
        <Back to={paths.myContent()} aria-label={postEditorTexts.opening.myContent}>
          <ArrowLeft aria-hidden="true" size={22} />
        </Back>
      )}
      <h1 title={draft.title}>{draft.title.trim() || bar.untitled}</h1>
      <Badge $tone={tone}>{text}</Badge>
      {changesAt !== null && (
        <Tag data-waits="">
          <Clock aria-hidden="true" size={16} />
          {bar.waiting(formatDateTime(changesAt))}
        </Tag>
      )}
      <SaveStatus
        saving={saving}
        isNew={draft.id === null}
        theirName={theirName}
        onRetry={onRetry}
        onAnswer={onAnswer}
      />
      <Others>{children}</Others>
      <Ways>
        {isPhone ? (
          <WhereRoom>
            <UndoButton {...view} undo={onUndo} />
          </WhereRoom>
        ) : (
          <>
            <UndoButtons {...view} undo={onUndo} redo={onRedo} />
            <Way type="button" title={bar.history} aria-haspopup="dialog" onClick={onHistory}>
              <History aria-hidden="true" size={20} />
              {bar.history}
            </Way>
            <Way type="button" title={bar.preview} aria-pressed={props.isPreviewed} onClick={props.onPreview}>
              <Eye aria-hidden="true" size={20} />
              {bar.preview}
            </Way>
            <Way type="button" title={bar.share} aria-haspopup="dialog" onClick={props.onShare}>
              <Share2 aria-hidden="true" size={20} />
              {bar.share}
            </Way>
          </>
        )}
        <Button type="button" aria-haspopup="dialog" onClick={onPublish}>
          <span>
            {bar.ways[next.kind]}
            {next.kind === 'publish-changes' && <WhereWide>{bar.changes}</WhereWide>}
          </span>
        </Button>
        {more}
      </Ways>
    </Bar>
  );
}
