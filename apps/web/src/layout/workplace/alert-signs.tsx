import { VisuallyHidden, visuallyHidden } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { type AlertLook, inLook, lookOf } from '../../alert-level/alert-look.ts';
import { sv } from '../../texts/sv.ts';
import { AnnounceNew, newsOf } from '../header/announce-new.tsx';
import { useActiveAlerts, useAlertsInForce } from '../header/use-active-alerts.ts';
import { useVma } from '../header/use-vma.ts';
import { VMA_LOOK } from '../header/vma-strip.tsx';
import { workplaceTexts } from './workplace-texts.ts';

const Sign = styled(Link)<{ $look: AlertLook }>`
  ${inLook}
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 44px;
  min-height: 40px;
  padding: 0 0.75em;
  border-radius: var(--bp-radius-s);
  font-size: min(0.9375rem, 4.5vw);
  line-height: 1.2;
  text-decoration: none;

  svg,
  small {
    flex: none;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    font-size: inherit;
    font-weight: 700;
  }
  &:hover > span {
    text-decoration: underline;
  }
  /* Without the words of the worst one, that one counts too. */
  [data-alone] {
    display: none;
  }
  @media (max-width: 63.99rem) {
    justify-content: center;
    gap: 0.25em;
    min-height: 44px;
    padding: 0 0.375em;

    > span {
      ${visuallyHidden}
    }
    [data-beside-words] {
      display: none;
    }
    [data-alone] {
      display: inline;
    }
  }
`;
/* Gives way before anything else in the bar does, and keeps its first words where there is room. */
const Region = styled.section`
  flex: 0 1000000 auto;
  min-width: 44px;
  max-width: 30rem;

  @media (min-width: 64rem) {
    min-width: min(4.5rem, 7vw);
    margin-left: 0.5rem;
  }
  @media (min-width: 88rem) {
    min-width: min(16rem, 18vw);
  }
`;

/** One line for all that every page tells of: the worst of it, how much more there is, and the way there. */
export function AlertSigns() {
  const alerts = useActiveAlerts();
  const inForce = useAlertsInForce();
  const vma = useVma();
  const rows = [
    ...vma.map(({ title, areas }) => ({
      look: VMA_LOOK,
      word: sv.header.vmaSource,
      title: sv.header.vmaFor(title, areas),
      to: paths.alerts(),
    })),
    // What is over is counted where there is nothing else.
    ...(inForce.length + vma.length > 0 ? inForce : alerts).map((alert) => {
      const look = lookOf(alert);
      return { look, word: look.word, title: alert.title, to: paths.alert(alert.slug) };
    }),
  ];
  const [worst, ...others] = rows;
  const more = others.length;
  return (
    <>
      <AnnounceNew rows={vma} say={({ title, areas }) => sv.header.newVma(sv.header.vmaFor(title, areas))} />
      <AnnounceNew rows={alerts} say={newsOf} />
      {worst !== undefined && (
        <Region aria-label={sv.header.alerts}>
          <Sign to={more > 0 ? paths.alerts() : worst.to} $look={worst.look}>
            <worst.look.Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            <span>
              <b>{worst.word}</b> · {worst.title}
            </span>
            {more > 0 && (
              <small>
                <span aria-hidden="true" data-beside-words="">
                  {workplaceTexts.moreAlerts(more)}
                </span>
                <span aria-hidden="true" data-alone="">
                  {rows.length}
                </span>
                <VisuallyHidden>{workplaceTexts.moreAlertsInWords(more)}</VisuallyHidden>
              </small>
            )}
          </Sign>
          {more > 0 && (
            <VisuallyHidden as="ul">
              {others.map(({ word, title, to }) => (
                <li key={`${to} ${title}`}>
                  {word} · {title}
                </li>
              ))}
            </VisuallyHidden>
          )}
        </Region>
      )}
    </>
  );
}
