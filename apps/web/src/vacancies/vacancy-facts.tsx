import { applyAddress, employmentFormNames, hostOf, isVacancyOpen, type Vacancy } from '@brandpost/domain';
import { formatDate } from '@brandpost/swedish';
import { buttonShape, colour, media } from '@brandpost/ui';
import { ExternalLink, Mail } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../api/services.ts';
import { vacancyTexts as texts } from './vacancy-texts.ts';

const Box = styled.section`
  display: grid;
  gap: 1.25rem 2.5rem;
  margin-top: 2rem;
  padding: 1.5rem clamp(1.25rem, 4vw, 1.75rem);
  border-left: 6px solid ${colour('primary')};
  border-radius: 0 var(--bp-radius-m) var(--bp-radius-m) 0;
  background: ${colour('surface')};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    align-items: center;
  }
  &[data-is-open='false'] {
    border-left-color: ${colour('line')};
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: 0.75rem 1.5rem;
  margin: 0;

  dt {
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const Apply = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;

  a {
    ${buttonShape}
    padding-inline: 2rem;
  }
  p {
    max-width: 16rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;
const Closed = styled.p`
  font-weight: 600;
`;

/** What a vacancy is, and the way to apply for it; when the last day has passed, that it has. */
export function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const { lastDay, place, form } = vacancy;
  const day = lastDay === null ? texts.noLastDay : formatDate(`${lastDay}T12:00:00Z`);
  const isOpen = isVacancyOpen(vacancy, useServices().clock());
  return (
    <Box aria-label={texts.label} data-is-open={isOpen}>
      <Facts>
        <Fact name={texts.lastDay} value={day} />
        <Fact name={texts.place} value={place} />
        <Fact name={texts.form} value={employmentFormNames[form]} />
      </Facts>
      {isOpen ? <HowToApply vacancy={vacancy} /> : <Closed>{texts.closed(day)}</Closed>}
    </Box>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function HowToApply({ vacancy }: { vacancy: Vacancy }) {
  const host = hostOf(vacancy.applyAt);
  return (
    <Apply>
      <a href={applyAddress(vacancy)} aria-describedby="ansok-hos">
        {texts.apply}
        {host === null ? (
          <Mail aria-hidden="true" size={18} />
        ) : (
          <ExternalLink aria-hidden="true" size={18} />
        )}
      </a>
      <p id="ansok-hos">{host === null ? texts.byMail(vacancy.applyAt) : texts.opensAt(host)}</p>
    </Apply>
  );
}
