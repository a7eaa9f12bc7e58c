import { colour } from '@brandpost/ui';
import { Check, RotateCcw } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import { WordDifference } from '../history/word-difference.tsx';
import { Decisions, ProposalWords } from '../suggestions/proposal-card.tsx';
import { suggestionsTexts } from '../suggestions/suggestions-texts.ts';
import type { Suggestions } from '../suggestions/use-suggestions.ts';
import { Ways } from './card-parts.ts';
import { CommentForm } from './comment-form.tsx';
import { commentsTexts as texts } from './comments-texts.ts';
import { OneComment } from './one-comment.tsx';
import type { PlacedThread } from './order-threads.ts';
import { SubjectButton } from './subject-button.tsx';
import { useCommentMutations } from './use-comments.ts';
import type { Discussion } from './use-discussion.ts';

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  padding: 0.875rem 1rem 1rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('bg')};
  outline-offset: 2px;

  &[data-is-focused='true'] {
    border-color: ${colour('primary')};
    box-shadow: 0 0 0 1px ${colour('primary')};
  }
`;
const Said = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const State = styled.p`
  color: ${colour('muted')};
  font-size: 0.875rem;
`;

type ThreadCardProps = {
  placed: PlacedThread;
  discussion: Discussion;
  suggestions: Suggestions;
  isFocused: boolean;
  /** The card, where it is the one that is focused. */
  cardRef: RefObject<HTMLElement | null>;
  onShow: (blockId: string) => void;
  /** Says what has been done, to those who hear the page. */
  onDone: (text: string) => void;
};

/** What has been said of one thing, and where it is answered. */
export function ThreadCard(props: ThreadCardProps) {
  const { placed, discussion, suggestions, isFocused, cardRef, onShow, onDone } = props;
  const { thread, subject } = placed;
  const { suggestion = null, resolved } = thread;
  const proposal = suggestions.proposals.get(thread.id);
  const resolvedBy =
    suggestion === null || suggestion.outcome === null
      ? texts.resolvedBy
      : suggestionsTexts.outcomes[suggestion.outcome];
  const { client, postId, focused, focusOn, mayWrite, unsent } = discussion;
  const mutations = useCommentMutations(client, postId ?? 0);
  const name = `answer-${thread.id}`;
  const [isAnswering, setAnswering] = useState(unsent[name] !== undefined);
  const replyButton = useLostFocus<HTMLButtonElement>(isAnswering);
  const soughtId = focused?.kind === 'comment' ? focused.id : null;
  const isResolved = resolved !== null;
  const { resolving } = mutations;
  return (
    <Card
      ref={isFocused ? cardRef : undefined}
      tabIndex={-1}
      aria-label={subject.name}
      data-is-focused={isFocused}
      onClick={() => {
        if (!isFocused) focusOn({ kind: 'comment', id: thread.id, isLed: false });
      }}
    >
      <SubjectButton subject={subject} onShow={onShow} />
      {resolved !== null && (
        <State>
          {resolvedBy(resolved.byName)} <TimeStamp instant={resolved.date} withTime />
        </State>
      )}
      {proposal !== undefined && <ProposalWords proposal={proposal} />}
      {proposal === undefined && suggestion !== null && (
        <WordDifference before={suggestion.exact} after={suggestion.replacement} />
      )}
      <Said>
        {thread.comments.map((comment) => (
          <li key={comment.id}>
            <OneComment
              comment={comment}
              discussion={discussion}
              mutations={mutations}
              isSought={comment.id === soughtId && comment.id !== thread.id}
            />
          </li>
        ))}
      </Said>
      {resolving.isError && <Failure>{failureOf(resolving.error)}</Failure>}
      {mayWrite && isAnswering && (
        <CommentForm
          discussion={discussion}
          name={name}
          label={texts.reply}
          placeholder={texts.placeholderReply}
          sendName={texts.reply}
          onSend={(sent) => mutations.adding.mutateAsync({ ...sent, blockId: null, threadId: thread.id })}
          onClose={() => setAnswering(false)}
        />
      )}
      {mayWrite && !isAnswering && (
        <Ways>
          {proposal !== undefined && (
            <Decisions proposal={proposal} suggestions={suggestions} onDecided={() => onDone('')} />
          )}
          <SmallButton
            ref={replyButton}
            type="button"
            aria-label={texts.replyTo(subject.name)}
            onClick={() => setAnswering(true)}
          >
            {texts.reply}
          </SmallButton>
          <SmallButton
            type="button"
            onClick={() =>
              resolving.mutate(
                { threadId: thread.id, isResolved: !isResolved },
                { onSuccess: () => onDone(isResolved ? texts.isReopened : texts.isResolved) },
              )
            }
            {...ariaDisabled(resolving.isPending)}
          >
            {isResolved ? <RotateCcw aria-hidden="true" size={18} /> : <Check aria-hidden="true" size={18} />}
            {isResolved ? texts.reopen : texts.resolve}
          </SmallButton>
        </Ways>
      )}
    </Card>
  );
}
