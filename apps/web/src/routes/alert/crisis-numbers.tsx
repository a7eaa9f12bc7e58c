import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { AsideCard } from '../../article/post-aside.tsx';
import { alertTexts } from '../../texts/alert-texts.ts';

const Emergency = styled.a`
  display: flex;
  align-items: center;
  gap: 1.25rem;
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
  &:hover span {
    text-decoration: underline;
  }
`;

/** Whom to call in a crisis: 112 when life is in danger, 113 13 with questions. */
export function CrisisNumbers() {
  return (
    <>
      <Emergency href="tel:112">
        <strong>112</strong> <span>{alertTexts.emergency}</span>
      </Emergency>
      <AsideCard>
        <h2>
          <a href="tel:11313">{alertTexts.questions}</a>
        </h2>
        <p>{alertTexts.questionsText}</p>
      </AsideCard>
    </>
  );
}
