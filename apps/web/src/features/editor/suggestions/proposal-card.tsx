import { colour } from '@brandpost/ui';
import { Check, X } from 'lucide-react';
import { styled } from 'styled-components';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { frameSelector } from '../blocks/canvas/frame-selector.ts';
import { byline, Ways } from '../comments/card-parts.ts';
import { WordDifference } from '../history/word-difference.tsx';
import type { Proposal } from './proposals.ts';
import { suggestionsTexts as texts } from './suggestions-texts.ts';
import type { Suggestions } from './use-suggestions.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin-block: 0.75rem 1rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid ${colour('line')};
  border-inline-start: 4px solid ${colour('primary')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  color: ${colour('ink')};
  font-size: 1rem;
  font-weight: 400;
  letter-spacing: 0;
  line-height: 1.45;
  cursor: default;

  ${byline}
`;
const Truth = styled.p`
  color: ${colour('warning')};
  font-size: 0.9375rem;
  font-weight: 600;
`;

type Deciding = { proposal: Proposal; suggestions: Suggestions };

/** The text that it is about, for the person who has decided: the buttons are gone then. */
function focusOn({ place: { blockId, part } }: Proposal): void {
  const selector = blockId === null ? `[data-field="${part}"]` : frameSelector(blockId);
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

/** What is suggested, beside the text that it is about. */
function ProposalAtText({ proposal, suggestions }: Deciding) {
  const { authorName, created } = proposal;
  return (
    <Box
      role="group"
      aria-label={texts.by(authorName)}
      data-proposal={proposal.threadId}
      // A block that becomes active by a press in here would lay its tools over what waits above it.
      onClick={(event) => event.stopPropagation()}
    >
      <header>
        <strong>{texts.by(authorName)}</strong>
        <small>
          <TimeStamp instant={created} withTime />
        </small>
      </header>
      <ProposalWords proposal={proposal} />
      <Ways>
        <Decisions proposal={proposal} suggestions={suggestions} onDecided={() => focusOn(proposal)} />
        <SmallButton type="button" onClick={() => suggestions.discuss(proposal)}>
          {texts.discuss}
        </SmallButton>
      </Ways>
    </Box>
  );
}

/** All that waits at one place. */
export function ProposalsAt({
  proposals,
  suggestions,
}: {
  proposals: readonly Proposal[];
  suggestions: Suggestions;
}) {
  return proposals.map((proposal) => (
    <ProposalAtText key={proposal.threadId} proposal={proposal} suggestions={suggestions} />
  ));
}

/** The words as they are, struck out, and as they would be, underlined; and whether they still stand there. */
export function ProposalWords({ proposal: { before, after, state } }: Pick<Deciding, 'proposal'>) {
  return (
    <>
      <WordDifference before={before} after={after} />
      {state !== 'fits' && <Truth>{state === 'gone' ? texts.textGone : texts.changedSince}</Truth>}
    </>
  );
}

/** The two buttons, for anyone who may write. */
export function Decisions({ proposal, suggestions, onDecided }: Deciding & { onDecided: () => void }) {
  const { mayDecide, isPending, use, dismiss } = suggestions;
  const { authorName, state } = proposal;
  if (!mayDecide) return null;
  return (
    <>
      {state === 'fits' && (
        <SmallButton
          type="button"
          aria-label={texts.useBy(authorName)}
          onClick={() => {
            use(proposal);
            onDecided();
          }}
          {...ariaDisabled(isPending)}
        >
          <Check aria-hidden="true" size={18} />
          {texts.use}
        </SmallButton>
      )}
      <SmallButton
        type="button"
        aria-label={texts.dismissBy(authorName)}
        onClick={() => {
          dismiss(proposal);
          onDecided();
        }}
        {...ariaDisabled(isPending)}
      >
        <X aria-hidden="true" size={18} />
        {texts.dismiss}
      </SmallButton>
    </>
  );
}
