import type { Review } from '@brandpost/rubicore-api';
import { coveringLink, Tag, type TagTone } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { Card, CardFacts } from '../../layout/profile/section.tsx';
import { typeNames } from '../../texts/type-names.ts';
import { stateOf, reviewsTexts as texts } from './reviews-texts.ts';
import { Words } from './words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0.5rem 1rem;

  h3 {
    font-size: 1.125rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    ${coveringLink}
  }
  h3 a:hover {
    text-decoration: underline;
  }
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;
const TONES: Readonly<Record<ReturnType<typeof stateOf>, TagTone>> = {
  waiting: 'plain',
  approved: 'good',
  returned: 'signal',
};

/** A review in a list: who wants what read, and what was answered. It leads to the text. */
export function ReviewCard({ review, ownId }: { review: Review; ownId: number | null }) {
  const { title, postType, askedBy, askedDate, isOwn, message, reviewer, answer } = review;
  const state = stateOf(review);
  const addressee = reviewer?.id === ownId ? texts.toYou : texts.to(reviewer?.displayName ?? '');
  return (
    <Card>
      <Row>
        <div>
          <h3>
            <Link to={paths.createContent(review.postId)}>{title.trim() || texts.untitled}</Link>
          </h3>
          <CardFacts>
            {typeNames[postType]?.one ?? postType} ·{' '}
            {isOwn ? texts.askedHere : texts.askedBy(askedBy.displayName)}{' '}
            <TimeStamp instant={askedDate} withTime />
          </CardFacts>
        </div>
        <Marks>
          <Tag>{reviewer === null ? texts.toAll : addressee}</Tag>
          <Tag $tone={TONES[state]}>{texts.states[state]}</Tag>
          {answer?.isOutdated === true && <Tag>{texts.changedSince}</Tag>}
        </Marks>
      </Row>
      <Words>{answer === null ? message : answer.comment}</Words>
    </Card>
  );
}
