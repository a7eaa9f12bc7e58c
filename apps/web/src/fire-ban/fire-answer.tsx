import { fireBanMoments, fireBanNow, fireRiskNow, type Language, OWN_LANGUAGE } from '@brandpost/domain';
import type { FireBans } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { ArrowRight, Flame } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../addresses/paths.ts';
import { useServices } from '../api/services.ts';
import { useClock } from '../api/use-clock.ts';
import { FireBanStatus, NothingSaid } from './fire-ban-status.tsx';
import { fireBanWords } from './fire-ban-words.ts';
import { FireRiskLine } from './fire-risk-line.tsx';

const Card = styled.section`
  padding: 1.5rem clamp(1rem, 4vw, 1.75rem);
  border-radius: var(--bp-radius-l);
  background: ${colour('raised')};
  box-shadow: var(--bp-shadow);
  break-inside: avoid;

  @media (forced-colors: active) {
    border: 1px solid;
  }

  h2 {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  }
  svg {
    flex: none;
  }
  @media (max-width: 20rem) {
    padding: 0.75rem 0.5rem;
  }
  ul {
    display: grid;
    gap: 0.75rem;
    margin-top: 1rem;
    padding: 0;
    list-style: none;
  }
`;
const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  margin-block: 0.5rem -0.5rem;
  font-weight: 600;
`;

type FireAnswerProps = {
  /** null where the API knows of no fire bans: then nothing is claimed. */
  fireBans: FireBans | null;
  /** The page that tells what a ban means; null on that page, and where there is none. */
  slug: string | null;
  /** Of the page that it stands on. */
  language?: Language;
};

/**
 * Whether one may make a fire today, as those have said who decide it, for each municipality. It says what holds now by
 * the clock, also in a page that has stood open.
 */
export function FireAnswer({ fireBans, slug, language = OWN_LANGUAGE }: FireAnswerProps) {
  const words = fireBanWords(language);
  const { texts } = words;
  const forecast = fireBans?.fireRisk ?? null;
  const said = fireBans?.fireBans ?? [];
  const { now: rendered } = useServices();
  const now = useClock(rendered, [
    ...said.flatMap((one) => fireBanMoments(one)),
    fireRiskNow(forecast, rendered)?.endsAt,
  ]);
  const risk = fireRiskNow(forecast, now);
  return (
    <Card aria-labelledby="elda" lang={words.language}>
      <h2 id="elda">
        <Flame aria-hidden="true" size={28} strokeWidth={1.75} />
        {texts.question}
      </h2>
      {fireBans !== null && (
        <ul>
          {said.map((one) => (
            <li key={one.id}>
              <FireBanStatus known={fireBanNow(one, now)} said={one} words={words} />
            </li>
          ))}
          {said.length === 0 && (
            <li>
              <NothingSaid texts={texts} />
            </li>
          )}
        </ul>
      )}
      {risk !== null && <FireRiskLine risk={risk} words={words} />}
      {slug !== null && (
        <More to={paths.page(slug)}>
          {texts.more}
          <ArrowRight aria-hidden="true" size={18} />
        </More>
      )}
    </Card>
  );
}
