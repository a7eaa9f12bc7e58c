import { CRISIS_LINE, EMERGENCY } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { AsideCard } from '../../article/aside-card.ts';
import { alertTexts } from './alert-texts.ts';

const Emergency = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.25rem;
  padding: 1.5rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('crisis')};
  color: ${colour('on-crisis')};
  text-decoration: none;

  strong {
    font-size: 2.75rem;
    line-height: 1;
    letter-spacing: -0.02em;
  }
  span {
    flex: 1;
    min-width: min(100%, 7rem);
  }
  &:hover span {
    text-decoration: underline;
  }
`;

const CrisisLine = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** Whom to call in a crisis: 112 in an emergency, 113 13 to hear what goes on. */
export function CrisisNumbers() {
  return (
    <>
      <Emergency href={EMERGENCY.address}>
        <strong>{EMERGENCY.number}</strong> <span>{EMERGENCY.besideNumber}</span>
      </Emergency>
      <AsideCard>
        <h2>
          <CrisisLine href={CRISIS_LINE.address}>{CRISIS_LINE.sentence}</CrisisLine>
        </h2>
        <p>{alertTexts.questionsText}</p>
      </AsideCard>
    </>
  );
}
