import type { VisitDay } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { adminVisitsTexts as texts } from './admin-visits-texts.ts';

const HEIGHT = 100;
const GAP = 0.2;
const NUMBER = new Intl.NumberFormat('sv-SE');

const Figure = styled.figure`
  margin: 0 0 2.5rem;
  padding: 1.5rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};

  figcaption strong {
    display: block;
    font-size: 1.5rem;
  }
  figcaption span {
    color: ${colour('muted')};
  }
  svg {
    display: block;
    width: 100%;
    height: 9rem;
    margin-top: 1rem;
    border-bottom: 1px solid ${colour('line')};
    fill: ${colour('primary')};
  }
`;

/** Each day as a bar; in words how many they are together, and which day had the most. */
export function VisitDays({ days }: { days: readonly VisitDay[] }) {
  const sum = days.reduce((total, { count }) => total + count, 0);
  const best = days.reduce<VisitDay | null>(
    (most, day) => (day.count > (most?.count ?? 0) ? day : most),
    null,
  );
  const highest = best?.count ?? 1;
  return (
    <Figure>
      <figcaption>
        <strong>{texts.sum(NUMBER.format(sum), days.length)}</strong>
        {best !== null && <span>{texts.busiestDay(formatDate(best.day), NUMBER.format(best.count))}</span>}
      </figcaption>
      {sum > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
          {days.map(({ day, count }, at) => {
            const height = (count / highest) * HEIGHT;
            return <rect key={day} x={at + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height} />;
          })}
        </svg>
      )}
    </Figure>
  );
}
