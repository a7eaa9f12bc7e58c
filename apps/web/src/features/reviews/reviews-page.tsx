import { INFORMS_GROUPS } from '@brandpost/domain';
import type { Review } from '@brandpost/rubicore-api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { useServices } from '../../api/services.ts';
import { PageTitle } from '../../layout/profile/page-title.ts';
import { Cards, Nothing, Section } from '../../layout/profile/section.tsx';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { reviewsQuery } from '../../queries/reviews.ts';
import { needQuery } from '../../server-state/load-query.ts';
import { useFollowed } from '../../server-state/use-followed.ts';
import { mayAny } from '../../session/may-any.ts';
import { needRight } from '../../session/need-right.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewsTexts as texts } from './reviews-texts.ts';

export async function loader({ services }: LoaderContext) {
  needRight(services, INFORMS_GROUPS, 'create_post', 'review_post', 'publish_post');
  await needQuery(services, reviewsQuery(services.client));
  const { title, description } = texts;
  return { meta: { title, description, canonicalPath: staffPaths.reviews(), isIndexed: false } };
}

/** What colleagues have asked one to review, and what became of one's own texts. */
export function Page() {
  const { client } = useServices();
  const session = ownSession(useSession());
  const { data: reviews } = useSuspenseQuery({ ...reviewsQuery(client), ...useFollowed() });
  if (reviews === null) return <Frame content={<Nothing>{texts.none}</Nothing>} />;
  const ownId = session?.user.id ?? null;
  const answerable = reviews.filter(({ mayAnswer }) => mayAnswer);
  const waiting = answerable.filter(({ answer }) => answer === null);
  const isToThem = ({ reviewer }: Review) => reviewer?.id === ownId;
  const toReview = [...waiting.filter(isToThem), ...waiting.filter((review) => !isToThem(review))];
  const answered = answerable.filter(({ answer }) => answer !== null);
  const sent = reviews.filter(({ mayAnswer }) => !mayAnswer);
  return (
    <Frame
      content={
        <>
          {session !== null && mayAny(session, 'review_post') && (
            <Section title={texts.toReview}>
              <List reviews={toReview} ownId={ownId} ifNone={texts.nothingToReview} />
            </Section>
          )}
          {(sent.length > 0 || (session !== null && mayAny(session, 'create_post'))) && (
            <Section title={texts.own}>
              <List reviews={sent} ownId={ownId} ifNone={texts.nothingOwn} />
            </Section>
          )}
          {answered.length > 0 && (
            <Section title={texts.answered}>
              <List reviews={answered} ownId={ownId} ifNone="" />
            </Section>
          )}
        </>
      }
    />
  );
}

function Frame({ content }: { content: React.ReactNode }) {
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {content}
    </>
  );
}

type ListProps = { reviews: readonly Review[]; ownId: number | null; ifNone: string };

function List({ reviews, ownId, ifNone }: ListProps) {
  if (reviews.length === 0) return <Nothing>{ifNone}</Nothing>;
  return (
    <Cards>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} ownId={ownId} />
      ))}
    </Cards>
  );
}
