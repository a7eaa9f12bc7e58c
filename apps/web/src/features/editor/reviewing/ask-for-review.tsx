import type { PostDraft } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { useState } from 'react';
import { SmallButton } from '../../../forms/form-group.tsx';
import { AD_TYPES } from '../../ads/ad-types.ts';
import { reviewsTexts } from '../../reviews/reviews-texts.ts';
import { AskDialog } from './ask-dialog.tsx';
import { usePostReview } from './use-post-review.ts';

const { ask: texts } = reviewsTexts;

type AskForReviewProps = {
  draft: PostDraft;
  /** Saves all that is written. @returns the number of the post; null where it could not be saved */
  keep: () => Promise<number | null>;
  /** Whether it is what is to be done next: whoever asks may not publish. */
  isMain: boolean;
  /** Whether it has been reviewed already. */
  isAgain?: boolean;
};

/** The way to have a colleague read a text before it is published: for the first time, or once more. */
export function AskForReview({ draft, keep, isMain, isAgain = false }: AskForReviewProps) {
  const review = usePostReview(draft.id);
  const [postId, setPostId] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isAd = draft.type !== null && AD_TYPES.includes(draft.type);
  if (isAd || review === undefined || (review !== null) !== isAgain) return null;
  const open = async () => {
    const id = await keep();
    setPostId(id);
    setFailed(id === null);
  };
  const Way = isMain ? Button : SmallButton;
  return (
    <>
      <Way type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {isAgain ? texts.again : texts.button}
      </Way>
      <span role="status">{isFailed && texts.notSaved}</span>
      {postId !== null && <AskDialog postId={postId} onClose={() => setPostId(null)} />}
    </>
  );
}
