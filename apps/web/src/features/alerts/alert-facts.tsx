import { alertArea, type Post } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { TimeStamp } from '../../article/time-stamp.tsx';
import { alertTexts } from './alert-texts.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: 0.75rem 1.5rem;
  margin: 1.5rem 0 0;
  padding-block: 1rem;
  border-block: 1px solid ${colour('line')};

  dt {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    font-weight: 650;
  }
`;

type AlertFactsProps = {
  post: Post;
  isOngoing: boolean;
  /** Its end has passed, and nobody could be asked whether it was put off. */
  mayHaveEnded: boolean;
};

/** Where a crisis is, until when it is said to last, and when more will be said. */
export function AlertFacts({ post, isOngoing, mayHaveEnded }: AlertFactsProps) {
  const { alert, publishedDate, unpublishedDate } = post;
  const isExpected = isOngoing && !mayHaveEnded && !alert?.allClearAt;
  const moments = [
    [alertTexts.began, publishedDate],
    [alertTexts.overSince, alert?.allClearAt],
    [alertTexts.nextUpdate, isExpected ? alert?.nextUpdateAt : null],
    [alertTexts.until, isExpected ? unpublishedDate : null],
    [alertTexts.endedAt, isOngoing ? null : unpublishedDate],
  ] as const;
  return (
    <List>
      {alert !== null && (
        <div>
          <dt>{alertTexts.area}</dt>
          <dd>{alertArea(alert) || alertTexts.wholeArea}</dd>
        </div>
      )}
      {moments.map(
        ([name, instant]) =>
          instant && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <TimeStamp instant={instant} withTime />
              </dd>
            </div>
          ),
      )}
    </List>
  );
}
