import { CRISIS_LINE, EMERGENCY, type InfoLink } from '@brandpost/domain';
import { Container, colour, media } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { FireCard } from '../../fire-ban/fire-card.tsx';
import { SearchForm } from '../../layout/search-box/search-form.tsx';
import { UsualQuestions } from '../../layout/search-panel/usual-questions.tsx';
import type { KnownFireBans } from '../../queries/fire-bans.ts';
import { sv } from '../../texts/sv.ts';
import { landscape } from './start-parts.ts';
import { startTexts } from './start-texts.ts';

const MAX_SHORTCUTS = 5;

/* The page's own padding leaves room for the header; the sky begins right under it, 48 px higher. */
const Sky = styled.div`
  position: relative;
  margin-top: -48px;
  padding-block: clamp(2rem, 5vw, 4.5rem) clamp(6rem, 12vw, 14rem);
  background: linear-gradient(${colour('sky')}, ${colour('bg')});

  @media print {
    margin-top: 0;
    padding-block: 0;
  }
`;
const Row = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2.5rem, 6vw, 6rem);
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 31rem;
  }
`;
const Introduction = styled.p`
  max-width: 34rem;
  margin-block: clamp(0.75rem, 1.5vw, 1.25rem) clamp(1.25rem, 2.5vw, 2rem);
  color: ${colour('muted')};
  font-size: clamp(1.125rem, 1rem + 0.5vw, 1.375rem);
  line-height: 1.45;

  @media (min-width: 20rem) {
    hyphens: none;
  }
`;
const Questions = styled.div`
  margin-top: 1.25rem;
`;
const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;
const Numbers = styled.div`
  overflow: hidden;
  border-radius: var(--bp-radius-l);
  background: ${colour('raised')};
  box-shadow: var(--bp-shadow);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
const Emergency = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  padding: 1rem clamp(1.25rem, 3vw, 1.75rem);
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
  span {
    flex: 1;
    min-width: min(100%, 7rem);
  }
  &:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 0.07em;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;

const CrisisLine = styled.a`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0.375rem clamp(1.25rem, 3vw, 1.75rem);
  color: ${colour('ink')};
  font-size: 1.0625rem;
  font-weight: 600;

  @media (forced-colors: active) {
    border-top: 1px solid;
  }

  &:focus-visible {
    outline-offset: -5px;
  }
`;

type HeroProps = {
  introduction: string;
  /** What an editor has chosen to stand below the search; the usual questions where that is nothing. */
  shortcuts: readonly InfoLink[];
  firePage: { slug: string } | null;
  fireBans: KnownFireBans | null;
};

/** The first screen of the start page: big words and search, and beside them the answers many come for. */
export function Hero({ introduction, shortcuts, firePage, fireBans }: HeroProps) {
  const soft = useSoftHyphens();
  const isFireKnown = fireBans !== null && fireBans.fireBans.length > 0;
  return (
    <Sky>
      <landscape.View />
      <Row>
        <div>
          <h1>{startTexts.headline}</h1>
          <Introduction {...soft(introduction)} />
          <SearchForm label={sv.search.start} />
          <Questions data-off-paper="">
            <UsualQuestions instead={shortcuts} max={MAX_SHORTCUTS} />
          </Questions>
        </div>
        <Answers>
          {(firePage || isFireKnown) && <FireCard fireBans={fireBans} slug={firePage?.slug ?? null} />}
          <Numbers>
            <Emergency href={EMERGENCY.address}>
              <strong>{EMERGENCY.number}</strong> <span>{EMERGENCY.besideNumber}</span>
            </Emergency>
            <CrisisLine href={CRISIS_LINE.address}>{CRISIS_LINE.sentence}</CrisisLine>
          </Numbers>
        </Answers>
      </Row>
    </Sky>
  );
}
