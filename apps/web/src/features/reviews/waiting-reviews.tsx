import { staffPaths } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { Cards, Section } from '../../layout/profile/section.tsx';
import { useWaitingReviews } from '../../layout/profile/use-profile.ts';
import { needSession } from '../../session/need-right.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewsTexts as texts } from './reviews-texts.ts';

/** What colleagues wait for: texts that one has been asked to review, or that anyone may. Nothing where nothing waits. */
export function WaitingReviews() {
  const ownId = needSession(useServices()).user.id;
  const waiting = useWaitingReviews();
  if (waiting.length === 0) return null;
  return (
    <Section title={texts.toReview} way={{ path: staffPaths.reviews(), text: texts.title }}>
      <Cards>
        {waiting.map((review) => (
          <ReviewCard key={review.id} review={review} ownId={ownId} />
        ))}
      </Cards>
    </Section>
  );
}
