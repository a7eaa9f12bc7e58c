import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TimeStamp } from '../../article/time-stamp.tsx';

const STEP_MS = 10_000;
const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];
const UNITS = [
  [HOUR, MINUTE, 'min'],
  [DAY, HOUR, 'tim'],
] as const;

/* The moment keeps its place, so that nothing moves when how long ago it was is known; the print sheet shows it alone. */
const Stack = styled.span`
  display: inline-grid;

  > * {
    grid-area: 1 / 1;
  }
  @media screen {
    > :not(:last-child) {
      visibility: hidden;
    }
  }
`;

/**
 * How long ago something was said, renewed by itself, for a day; before the app has started, and later, the moment. What
 * is kept and shown again cannot say how old it will be.
 */
export function Freshness({ instant }: { instant: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const ago = now === null ? null : agoOf((now - Date.parse(instant)) / 1000);
  return (
    <Stack>
      <TimeStamp instant={instant} withTime />
      {ago !== null && (
        <time dateTime={instant} data-ago="">
          {ago}
        </time>
      )}
    </Stack>
  );
}

/** @returns null for what is more than a day ago, or has not been yet */
function agoOf(seconds: number): string | null {
  const unit = UNITS.find(([limit]) => seconds < limit);
  if (unit === undefined || seconds < 0) return null;
  const count = Math.floor(seconds / unit[1]);
  return count === 0 ? 'nyss' : `för ${count} ${unit[2]} sedan`;
}
