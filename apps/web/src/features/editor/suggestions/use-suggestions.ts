import type { PostDraft } from '@brandpost/domain';
import { useMemo } from 'react';
import { failureOf } from '../../../forms/failure-of.ts';
import { useCommentMutations } from '../comments/use-comments.ts';
import type { Discussion } from '../comments/use-discussion.ts';
import type { PostDocument } from '../document/post-document.ts';
import type { Say } from '../shell/use-said.ts';
import { type Proposal, proposalOf } from './proposals.ts';
import { suggestionsTexts as texts } from './suggestions-texts.ts';
import { withSuggestion } from './texts-of-post.ts';

export type Suggestions = ReturnType<typeof useSuggestions>;

type Given = {
  discussion: Discussion;
  draft: PostDraft;
  document: PostDocument;
  mayChange: boolean;
  say: Say;
};

/** The suggestions that wait, at their places, and what is done with them. */
export function useSuggestions({ discussion, draft, document, mayChange, say }: Given) {
  const { client, postId, placed, mayWrite } = discussion;
  const { resolving } = useCommentMutations(client, postId ?? 0);
  const { title, excerpt, content } = draft;
  const proposals = useMemo(
    () =>
      new Map(
        placed.flatMap(({ thread }) => {
          const proposal = proposalOf(thread, { title, excerpt, content });
          return proposal === null || thread.resolved !== null ? [] : [[thread.id, proposal] as const];
        }),
      ),
    [placed, title, excerpt, content],
  );
  const resolve = (threadId: number, outcome: 'used' | 'dismissed') =>
    resolving.mutate(
      { threadId, isResolved: true, outcome },
      {
        onSuccess: () => say(texts[outcome]),
        onError: (error) => say(failureOf(error)),
      },
    );
  return {
    proposals,
    /** Whether the reader may do anything with them. */
    mayDecide: mayWrite && mayChange,
    isPending: resolving.isPending,
    /** Puts the words into the text, as a change of the person who does, and is done with the thread. */
    use({ threadId, place, suggestion }: Proposal) {
      const change = withSuggestion(document.view().draft, place, suggestion);
      if (change === null) return say(texts.noRoom);
      document.change(change);
      resolve(threadId, 'used');
    },
    dismiss: ({ threadId }: Proposal) => resolve(threadId, 'dismissed'),
    /** Goes to what has been said of one. */
    discuss: ({ threadId }: Proposal) => discussion.show(threadId),
  };
}
