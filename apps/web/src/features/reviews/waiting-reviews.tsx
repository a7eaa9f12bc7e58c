import { useQuery } from '@tanstack/react-query';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { Cards, Section } from '../../layout/profile/section.tsx';
import { isWaitingFor, reviewsQuery } from '../../queries/reviews.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { mayAny } from '../../session/may-any.ts';
import { needSession } from '../../session/need-right.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewsTexts as texts } from './reviews-texts.ts';

/** What colleagues wait for: texts that one has been asked to review, or that anyone may. Nothing where nothing waits. */
export function WaitingReviews() {
  const services = useServices();
  const session = needSession(services);
  const mayReview = mayAny(session, 'review_post');
  const { data } = useQuery({ ...reviewsQuery(services.client), ...useFollowed(), enabled: mayReview });
  const ownId = session.user.id;
  const waiting = (data ?? []).filter((review) => isWaitingFor(review, ownId));
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
