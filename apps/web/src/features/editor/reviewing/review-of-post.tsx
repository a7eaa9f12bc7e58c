import { ApiError, type Review, type ReviewAnswerBody } from '@brandpost/rubicore-api';
import { Button, colour } from '@brandpost/ui';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Hourglass, MessageSquareReply } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { ShownFailure } from '../../../api/shown-failure.ts';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { reviewsTexts, stateOf } from '../../reviews/reviews-texts.ts';
import { Words } from '../../reviews/words.ts';
import type { EditorSession } from '../opening/use-opened.ts';
import { textOf } from '../saving/kept-post.ts';
import { AskForReview } from './ask-for-review.tsx';
import { usePostReview } from './use-post-review.ts';

const { notice: texts } = reviewsTexts;
/** As the API takes. */
const MAX_COMMENT_LENGTH = 1000;

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  margin-top: 1rem;
  padding: 0.875rem 1.25rem;
  border-left: 6px solid ${colour('primary')};
  border-radius: 0 var(--bp-radius-m) var(--bp-radius-m) 0;
  background: ${colour('surface')};

  &[data-state='returned'] {
    border-left-color: ${colour('signal')};
    background: ${colour('warning-bg')};
  }
  &[data-state='approved'] {
    border-left-color: ${colour('good')};
    background: ${colour('good-bg')};
  }
  h2 {
    display: flex;
    gap: 0.5rem;
    align-items: start;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  h2 svg {
    flex: none;
    margin-top: 0.125em;
  }
`;
const Facts = styled.p`
  margin-top: 0.125rem;
  color: ${colour('muted')};
  font-size: 1rem;
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
const SIGNS = { waiting: Hourglass, approved: CircleCheck, returned: MessageSquareReply } as const;

type KnownProps = {
  session: EditorSession;
  review: Review;
} & Pick<ComponentProps<typeof AskForReview>, 'draft' | 'keep'>;

/** How the review of a post stands, with what can be done about it; nothing where there is none. */
export function ReviewOfPost(props: Omit<KnownProps, 'review'>) {
  const review = usePostReview(props.draft.id);
  const frame = useLostFocus<HTMLDivElement>(`${review?.id} ${review?.answer?.date}`);
  return (
    <div role="status" ref={frame} tabIndex={-1}>
      {review !== undefined && review !== null && <Known {...props} review={review} />}
    </div>
  );
}

function Known({ session, review, ...asking }: KnownProps) {
  const { answer, askedDate, message, mayAnswer } = review;
  const ownId = ownSession(useSession())?.user.id;
  const state = stateOf(review);
  const Sign = SIGNS[state];
  return (
    <Frame aria-label={texts.label} data-state={state}>
      <div>
        <h2>
          <Sign aria-hidden="true" size={22} />
          {titleOf(review, ownId)}
        </h2>
        <Facts>
          <TimeStamp instant={answer?.date ?? askedDate} withTime />. {answer?.isOutdated && texts.outdated}
        </Facts>
        <Words>{answer === null ? message : answer.comment}</Words>
      </div>
      {mayAnswer ? (
        (answer === null || answer.isOutdated) && <Answers session={session} review={review} />
      ) : (
        <Ways>
          {(answer?.kind === 'returned' || answer?.isOutdated) && <AskForReview {...asking} isMain isAgain />}
          <TakeBack session={session} review={review} />
        </Ways>
      )}
    </Frame>
  );
}

function titleOf(review: Review, ownId: number | undefined): string {
  const { answer, askedBy, reviewer, mayAnswer } = review;
  if (answer !== null) return texts[answer.kind](answer.byName);
  if (!mayAnswer) return texts.waiting(review);
  return reviewer?.id === ownId
    ? texts.waitingForYou(askedBy.displayName)
    : texts.waitingForAll(askedBy.displayName);
}

function Answers({ session, review }: { session: EditorSession; review: Review }) {
  const answering = useAnswering(session, review);
  const [isSendingBack, setSendingBack] = useState(false);
  return (
    <div>
      <Ways>
        <Button
          type="button"
          onClick={() => answering.mutate({ kind: 'approved', comment: '' })}
          {...ariaDisabled(answering.isPending)}
        >
          {answering.isPending && !isSendingBack ? texts.approving : texts.approve}
        </Button>
        <Button
          type="button"
          data-look="quiet"
          aria-haspopup="dialog"
          onClick={() => setSendingBack(true)}
          {...ariaDisabled(answering.isPending)}
        >
          {texts.sendBack}
        </Button>
      </Ways>
      {answering.isError && !isSendingBack && <Failure>{failureOf(answering.error)}</Failure>}
      {isSendingBack && (
        <ReasonDialog
          texts={reviewsTexts.sendBack}
          maxLength={MAX_COMMENT_LENGTH}
          field="comment"
          sending={answering}
          onSend={(comment) =>
            answering.mutateAsync({ kind: 'returned', comment }, { onSuccess: () => setSendingBack(false) })
          }
          onClose={() => setSendingBack(false)}
        />
      )}
    </div>
  );
}

function TakeBack({ session: { client }, review }: { session: EditorSession; review: Review }) {
  const { id: reviewId, postId, answer } = review;
  const cancelling = useMutation({
    mutationFn: () => client.call('cancelReview', { params: { id: postId, reviewId } }),
    meta: { invalidates: [queryKeys.reviews], isFailureShown: true },
  });
  return (
    <div>
      <SmallButton type="button" onClick={() => cancelling.mutate()} {...ariaDisabled(cancelling.isPending)}>
        {answer === null ? texts.cancel : texts.end}
      </SmallButton>
      {cancelling.isError && <Failure>{failureOf(cancelling.error)}</Failure>}
    </div>
  );
}

/** Answers a review, about the text as it stands on the screen: what has been mended in it is saved first. */
function useAnswering({ document, client }: EditorSession, review: Review) {
  return useMutation({
    async mutationFn({ kind, comment }: Pick<ReviewAnswerBody, 'kind' | 'comment'>) {
      if (!(await document.flush())) throw new ShownFailure(reviewsTexts.notice.notSaved);
      const read = textOf(document.view().post);
      const params = { id: review.postId, reviewId: review.id };
      return await client.call('answerReview', { params, json: { kind, comment, ...read } });
    },
    meta: { invalidates: [queryKeys.reviews, queryKeys.notices], isFailureShown: true },
    // Somebody else has written meanwhile: their words are read before it is answered again.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412) void document.mergeRemote();
    },
  });
}
