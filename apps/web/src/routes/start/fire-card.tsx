import { colour } from '@brandpost/ui';
import { ArrowRight, Flame } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useActiveAlerts } from '../../layouts/header/use-active-alerts.ts';
import type { FireAdvice } from '../../queries/fire-advice.ts';
import { paths } from '../../router/paths.ts';
import { startTexts } from '../../texts/start-texts.ts';
import { fireBanAmong } from './fire-ban.ts';

const Card = styled.section`
  padding: 1.5rem 1.75rem 1.75rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('bg')};
  box-shadow: var(--bp-shadow);

  > p:first-child {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    color: ${colour('muted')};
    font-size: 1rem;
  }
  h2 {
    margin-block: 0.375rem 0.5rem;
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    margin-top: 0.5rem;
    font-weight: 600;
  }
`;

/** May I make a fire today? No while an alert says so; otherwise the service's own page has the word. */
export function FireCard({ advice }: { advice: FireAdvice | null }) {
  const ban = fireBanAmong(useActiveAlerts());
  if (advice === null && ban === null) return null;
  return (
    <Card aria-labelledby="elda">
      <p>
        <Flame aria-hidden="true" size={20} strokeWidth={1.75} />
        {startTexts.fireQuestion}
      </p>
      <h2 id="elda">{ban === null ? startTexts.fireNoBan : startTexts.fireBanActive}</h2>
      <p>{ban?.excerpt ?? advice?.excerpt}</p>
      <Link to={ban === null ? paths.page(advice?.slug ?? '') : paths.alert(ban.slug)}>
        {startTexts.fireMore}
        <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </Card>
  );
}
