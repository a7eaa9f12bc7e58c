import { type FireBan, type FireBanNow, type FireBanState, isFireBan } from '@brandpost/domain';
import { phoneAddress } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { useLayoutData } from '../layout/layout-data.ts';
import { FireBanIcon } from './fire-ban-icon.tsx';
import { type FireBanWords, SWEDISH } from './fire-ban-words.ts';

const ICON_PX = 28;
/** Words, colour and sign each say which state it is. */
const GROUNDS: Readonly<Record<FireBanState, { ground: string; ink: string }>> = {
  none: { ground: colour('good-bg'), ink: colour('good') },
  ban: { ground: colour('crisis'), ink: colour('on-crisis') },
  strict: { ground: colour('crisis'), ink: colour('on-crisis') },
  unknown: { ground: colour('warning-bg'), ink: colour('warning') },
};

const Frame = styled.div<{ $state: FireBanState }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  padding: 0.875rem 1rem 1rem;
  border: 2px solid ${({ $state }) => ($state === 'strict' ? colour('signal') : 'transparent')};
  border-radius: var(--bp-radius-m);
  background: ${({ $state }) => GROUNDS[$state].ground};
  color: ${({ $state }) => (isFireBan($state) ? GROUNDS[$state].ink : colour('ink'))};
  overflow-wrap: anywhere;
  hyphens: auto;

  > svg {
    margin-top: 0.125rem;
    color: ${({ $state }) => GROUNDS[$state].ink};
  }
  strong {
    font-size: 1.25rem;
    line-height: 1.3;
  }
  p {
    grid-column: 2;
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
  /* A phone with its text twice as large. */
  @media (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
    padding: 0.5rem;

    strong {
      font-size: min(1rem, 8.5vw);
    }
    p {
      grid-column: 1;
      font-size: 0.9375rem;
    }
  }
`;

type FireBanStatusProps = { known: FireBanNow; said: FireBan; words?: FireBanWords };

/** What is known of fires in one municipality. */
export function FireBanStatus({ known, said, words = SWEDISH }: FireBanStatusProps) {
  const { state, upcoming } = known;
  const { texts, dateTime } = words;
  const details = state === 'unknown' ? unknownDetails(known, said, words) : knownDetails(known, said, words);
  return (
    <Frame $state={state} data-state={state}>
      <FireBanIcon state={state} size={ICON_PX} />
      <strong>{texts.answers[state](said.municipality)}</strong>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {upcoming !== null && (
        <p>
          <b>{texts.upcoming[upcoming.state](dateTime(upcoming.from))}</b>
        </p>
      )}
      {said.note !== '' && state !== 'unknown' && <p lang="sv">{said.note}</p>}
      {state === 'unknown' && <WhomToCall texts={texts} />}
    </Frame>
  );
}

/** The answer where nobody has said anything of any municipality. */
export function NothingSaid({ texts = SWEDISH.texts }: Partial<Pick<FireBanWords, 'texts'>>) {
  return (
    <Frame $state="unknown" data-state="unknown">
      <FireBanIcon state="unknown" size={ICON_PX} />
      <strong>{texts.answers.unknown(null)}</strong>
      <WhomToCall texts={texts} />
    </Frame>
  );
}

function knownDetails(
  { state, upcoming }: FireBanNow,
  said: FireBan,
  { texts, dateTime }: FireBanWords,
): string[] {
  const checked = texts.checked(dateTime(said.checkedAt));
  if (state === 'none') return [`${checked} ${texts.localRules}`];
  // Before the beginning these are of what is to come.
  if (upcoming !== null) return [checked];
  const since = said.from === null ? null : texts.since(dateTime(said.from));
  const until = said.to === null ? texts.openEnded : texts.until(dateTime(said.to));
  const decided = said.decidedBy === '' ? '' : `${texts.decidedBy(said.decidedBy)} `;
  return [`${[since, until].filter((part) => part !== null).join(', ')}.`, `${decided}${checked}`];
}

function unknownDetails({ reason }: FireBanNow, said: FireBan, { texts, dateTime }: FireBanWords): string[] {
  if (reason === 'ended' && said.to !== null) return [texts.ended(dateTime(said.to))];
  return reason === 'stale' ? [texts.lastChecked(dateTime(said.checkedAt))] : [];
}

/** What to do while nobody knows: wait, and whom to call. */
function WhomToCall({ texts }: Pick<FireBanWords, 'texts'>) {
  const phone = useLayoutData().contact?.phone ?? '';
  if (phone === '') return <p>{texts.waitAndAsk}</p>;
  return (
    <p>
      {texts.waitAndCall} <a href={phoneAddress(phone)}>{phone}</a>.
    </p>
  );
}
