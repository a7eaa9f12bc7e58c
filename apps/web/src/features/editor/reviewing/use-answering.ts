import { ApiError, type Review, type ReviewAnswerBody } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { ShownFailure } from '../../../api/shown-failure.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { reviewsTexts } from '../../reviews/reviews-texts.ts';
import type { EditorSession } from '../opening/use-opened.ts';

/** Answers a review, about the text as it stands on the screen: what has been mended in it is saved first. */
export function useAnswering({ document, store, client }: EditorSession, review: Review) {
  return useMutation({
    async mutationFn({ kind, comment }: Pick<ReviewAnswerBody, 'kind' | 'comment'>) {
      if (!(await document.flush())) throw new ShownFailure(reviewsTexts.notice.notSaved);
      const read = store.readText(document.saved());
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
