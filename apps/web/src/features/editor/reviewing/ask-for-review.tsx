import type { PostDraft } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { SmallButton } from '../../../forms/form-group.tsx';
import { AD_TYPES } from '../../ads/ad-types.ts';
import { reviewsTexts } from '../../reviews/reviews-texts.ts';
import { useKept } from '../saving/use-kept.ts';
import { AskDialog } from './ask-dialog.tsx';
import { usePostReview } from './use-post-review.ts';

const { ask: texts } = reviewsTexts;

type AskForReviewProps = {
  draft: PostDraft;
  /** Saves all that is written. @returns the number of the post; null where it could not be saved */
  keep: () => Promise<number | null>;
  /** Whether it is what is to be done next: anyone who asks may not publish. */
  isMain: boolean;
  /** Whether it has been reviewed already. */
  isAgain?: boolean;
  /** Once somebody is asked. */
  onAsked?: (() => void) | undefined;
};

/** The way to have a colleague read a text before it is published: for the first time, or once more. */
export function AskForReview({ draft, keep, isMain, isAgain = false, onAsked }: AskForReviewProps) {
  const review = usePostReview(draft.id);
  const { postId, isKeeping, hasFailed, open, close } = useKept(keep);
  const isAd = draft.type !== null && AD_TYPES.includes(draft.type);
  if (isAd || review === undefined || (review !== null) !== isAgain) return null;
  const Way = isMain ? Button : SmallButton;
  return (
    <>
      <Way type="button" aria-haspopup="dialog" disabled={isKeeping} onClick={() => void open()}>
        {isAgain ? texts.again : texts.button}
      </Way>
      <span role="status">{hasFailed && texts.notSaved}</span>
      {postId !== null && (
        <AskDialog
          postId={postId}
          reader={review?.answer?.byName ?? null}
          onAsked={() => {
            close();
            onAsked?.();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
