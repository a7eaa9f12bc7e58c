import type { ContentNode, PostDraft } from '@brandpost/domain';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { MessageSquarePlus, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import { NewSuggestion } from '../suggestions/new-suggestion.tsx';
import { suggestionsTexts } from '../suggestions/suggestions-texts.ts';
import type { Suggestions } from '../suggestions/use-suggestions.ts';
import { Ways } from './card-parts.ts';
import { CommentForm } from './comment-form.tsx';
import { commentsTexts as texts } from './comments-texts.ts';
import { type PlacedThread, subjectOf } from './order-threads.ts';
import { Card, ThreadCard } from './thread-card.tsx';
import { useCommentMutations } from './use-comments.ts';
import type { Discussion, Focused } from './use-discussion.ts';
import { useFocusedCard, useThreadOfBlock } from './use-focused-thread.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;

  &:focus {
    outline: none;
  }
`;
const Nothing = styled.div`
  display: grid;
  gap: 0.25rem;
  padding: 0.5rem 0;

  p {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;
const Resolved = styled.details`
  summary {
    min-height: 44px;
    padding-block: 0.625rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.875rem;
    padding-top: 0.375rem;
  }
`;

type CommentsPanelProps = {
  discussion: Discussion;
  draft: Pick<PostDraft, 'title' | 'excerpt' | 'content'>;
  suggestions: Suggestions;
  /** Begins to suggest other words for the text that somebody came to last. */
  onSuggest: () => void;
  activeBlockId: string | null;
  /** Marks a block and brings it into sight. */
  onMark: (blockId: string) => void;
  /** Leads to a block, away from the panel where that lies over it. */
  onShow: (blockId: string) => void;
};

/** What is said beside the text: open threads as their blocks are read, resolved ones folded away. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { discussion, draft, suggestions, onSuggest, activeBlockId, onMark, onShow } = props;
  const { query, placed, focused, focusOn, mayWrite, isThere, begin, isResolvedShown, showResolved } =
    discussion;
  const [done, setDone] = useState('');
  const card = useRef<HTMLElement>(null);
  const body = useLostFocus<HTMLDivElement>(countComments(placed));
  const focusedThread = threadOf(focused, placed);
  const isFocusedResolved = focusedThread !== undefined && focusedThread.thread.resolved !== null;
  const open = placed.filter(({ thread }) => thread.resolved === null);
  const resolved = placed.filter(({ thread }) => thread.resolved !== null);
  useFocusedCard(card, { focused, focusedThread, onMark });
  useThreadOfBlock({ activeBlockId, open, focused, focusedThread, focusOn });
  const list = (threads: readonly PlacedThread[]) =>
    threads.map((each) => (
      <ThreadCard
        key={each.thread.id}
        placed={each}
        discussion={discussion}
        suggestions={suggestions}
        isFocused={each.thread.id === focusedThread?.thread.id}
        cardRef={card}
        onShow={onShow}
        onDone={(text) => {
          setDone(text);
          // The card goes to where the others of its kind are: nobody is left on what is gone.
          focusOn(null);
          body.current?.focus({ preventScroll: true });
        }}
      />
    ));
  if (query.isError && query.data === undefined) return <FailedToLoad onAgain={() => query.refetch()} />;
  if (query.isPending && discussion.postId !== null) return <p role="status">{texts.loading}</p>;
  const isGone = !isThere || (focused?.kind === 'comment' && focusedThread === undefined);
  return (
    <Body ref={body} tabIndex={-1}>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      {isThere && !mayWrite && <p>{texts.masked}</p>}
      {isGone && <p role="status">{texts.gone}</p>}
      {focused?.kind === 'suggest' && mayWrite && (
        <NewSuggestion
          key={JSON.stringify(focused.chosen)}
          discussion={discussion}
          draft={draft}
          chosen={focused.chosen}
          onDone={setDone}
        />
      )}
      {focused?.kind === 'new' && mayWrite ? (
        <NewComment
          key={focused.blockId}
          discussion={discussion}
          content={draft.content}
          blockId={focused.blockId}
          onDone={setDone}
        />
      ) : (
        mayWrite &&
        focused?.kind !== 'suggest' && (
          <Ways>
            <SmallButton type="button" onClick={() => begin(null)}>
              <MessageSquarePlus aria-hidden="true" size={18} />
              {texts.commentWhole}
            </SmallButton>
            <SmallButton type="button" title={suggestionsTexts.keys} onClick={onSuggest}>
              <PencilLine aria-hidden="true" size={18} />
              {suggestionsTexts.suggest}
            </SmallButton>
          </Ways>
        )
      )}
      {isThere && open.length === 0 && focused?.kind !== 'new' && focused?.kind !== 'suggest' && (
        <Nothing>
          <strong>{resolved.length === 0 ? texts.empty : texts.noneOpen}</strong>
          {resolved.length === 0 && <p>{texts.emptyHelp}</p>}
        </Nothing>
      )}
      {list(open)}
      {resolved.length > 0 && (
        <Resolved
          open={isResolvedShown || isFocusedResolved}
          // Opened for a thread that one is in, it closes with that: nobody has chosen to see the others.
          onToggle={({ currentTarget }) => {
            if (!isFocusedResolved) showResolved(currentTarget.open);
          }}
        >
          <summary>{texts.resolved(resolved.length)}</summary>
          <div>{list(resolved)}</div>
        </Resolved>
      )}
    </Body>
  );
}

function FailedToLoad({ onAgain }: { onAgain: () => void }) {
  return (
    <Body role="alert">
      <p>{texts.failed}</p>
      <SmallButton type="button" onClick={onAgain}>
        {texts.again}
      </SmallButton>
    </Body>
  );
}

type NewCommentProps = {
  discussion: Discussion;
  content: readonly ContentNode[];
  blockId: string | null;
  onDone: (text: string) => void;
};

function NewComment({ discussion, content, blockId, onDone }: NewCommentProps) {
  const { client, postId, endNew } = discussion;
  const { adding } = useCommentMutations(client, postId ?? 0);
  const sentId = useRef<number | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  const { name } = subjectOf(blockId, content);
  return (
    <Card ref={place} aria-label={texts.newOn(name)} data-is-focused="true">
      <CommentForm
        discussion={discussion}
        name={`new-${blockId ?? ''}`}
        label={name}
        placeholder={texts.placeholder}
        sendName={texts.comment}
        onSend={async (sent) => {
          sentId.current = (await adding.mutateAsync({ ...sent, blockId, threadId: null })).id;
          onDone(texts.added);
        }}
        onClose={() => endNew(blockId, sentId.current)}
      />
    </Card>
  );
}

/** Those that are not deleted. */
function countComments(placed: readonly PlacedThread[]): number {
  return placed.flatMap(({ thread }) => thread.comments).filter(({ isRemoved }) => !isRemoved).length;
}

/** The thread that has the comment somebody has come to. */
function threadOf(focused: Focused | null, placed: readonly PlacedThread[]): PlacedThread | undefined {
  if (focused?.kind !== 'comment') return undefined;
  return placed.find(({ thread }) => thread.comments.some(({ id }) => id === focused.id));
}
