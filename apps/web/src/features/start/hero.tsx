import { CRISIS_LINE, EMERGENCY } from '@brandpost/domain';
import { Container, colour, Landscape, media } from '@brandpost/ui';
import { styled } from 'styled-components';
import { FireCard } from '../../fire-ban/fire-card.tsx';
import { SearchForm } from '../../layout/search-box/search-form.tsx';
import { UsualQuestions } from '../../layout/search-panel/usual-questions.tsx';
import type { KnownFireBans } from '../../queries/fire-bans.ts';
import { sv } from '../../texts/sv.ts';
import { startTexts } from './start-texts.ts';

/* The page's own padding leaves room for the header; the sky begins right under it, 48 px higher. */
const Sky = styled.div`
  position: relative;
  margin-top: -48px;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(9rem, 12vw, 10rem);
  background: linear-gradient(${colour('sky')}, ${colour('bg')});
`;
const Row = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2.5rem, 6vw, 6rem);
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 31rem;
  }
`;
const Introduction = styled.p`
  max-width: 34rem;
  margin-block: 1.25rem 2rem;
  color: ${colour('muted')};
  font-size: clamp(1.125rem, 1rem + 0.5vw, 1.375rem);
  line-height: 1.45;
`;
const Questions = styled.div`
  margin-top: 1.25rem;
`;
const Answers = styled.div`
  display: grid;
  gap: 1.25rem;
`;
const Emergency = styled.a`
  display: flex;
  align-items: center;
  gap: 1.5rem;
  padding: 1.25rem 1.75rem;
  border-radius: var(--bp-radius-l);
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  font-size: 1.0625rem;
  line-height: 1.35;
  text-decoration: none;

  strong {
    font-size: 3rem;
    font-weight: 750;
    line-height: 1;
    letter-spacing: -0.02em;
  }
  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
  }
`;

const CrisisLine = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: 1.75rem;
  color: ${colour('ink')};
  font-weight: 600;
`;

type HeroProps = { introduction: string; firePage: { slug: string } | null; fireBans: KnownFireBans | null };

/** The first screen of the start page: big words and search, and beside them the answers many come for. */
export function Hero({ introduction, firePage, fireBans }: HeroProps) {
  const isFireKnown = fireBans !== null && fireBans.fireBans.length > 0;
  return (
    <Sky>
      <Landscape />
      <Row>
        <div>
          <h1>{startTexts.headline}</h1>
          <Introduction>{introduction}</Introduction>
          <SearchForm label={sv.search.start} />
          <Questions>
            <UsualQuestions most={5} />
          </Questions>
        </div>
        <Answers>
          {(firePage || isFireKnown) && <FireCard fireBans={fireBans} slug={firePage?.slug ?? null} />}
          <Emergency href={EMERGENCY.address}>
            <strong>{EMERGENCY.number}</strong> <span>{EMERGENCY.besideNumber}</span>
          </Emergency>
          <CrisisLine href={CRISIS_LINE.address}>{CRISIS_LINE.sentence}</CrisisLine>
        </Answers>
      </Row>
    </Sky>
  );
}
