import { colour, Notice } from '@brandpost/ui';
import { CircleAlert, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fieldModeTexts } from '../../field-mode/field-mode-texts.ts';
import { ageText } from '../../field-store/age-texts.ts';
import { fieldPageTexts as texts } from './field-page-texts.ts';
import type { Field } from './use-field.ts';

const TICK_MS = 30_000;

const Frame = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-bottom: 1.25rem;
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: center;
  padding: 0.625rem 1rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
  font-size: 1rem;

  > svg {
    flex: none;
    color: ${colour('muted')};
  }
  > span {
    flex: 1 1 14rem;
  }
  > span > * {
    display: inline-block;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** Why this is shown and not the usual page, how old it is, and what the service did not take. */
export function FieldState({ field: { kept, refused, isReached } }: { field: Field }) {
  const now = useNow();
  const said = isReached ? texts.back : navigator.onLine ? texts.failing : texts.lost;
  const Icon = isReached ? Wifi : WifiOff;
  return (
    <Frame role="status">
      <Line>
        <Icon aria-hidden="true" size={22} />
        <span>
          <strong>{said}</strong> {kept && <span>{ageText(kept.filledAt, now)}.</span>}
        </span>
        <a href={location.pathname + location.search}>{isReached ? texts.openUsual : texts.retry}</a>
      </Line>
      {refused.map(({ unsent, reason }) => (
        <Notice key={unsent.id} icon={CircleAlert}>
          {fieldModeTexts.refused(unsent.title, reason)}
        </Notice>
      ))}
    </Frame>
  );
}

/** The time, as far as words of it change. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
