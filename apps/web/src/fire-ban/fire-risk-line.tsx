import type { FireRisk } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import type { FireBanWords } from './fire-ban-words.ts';

const SMHI = 'https://www.smhi.se/data';
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/deed.sv';

const Line = styled.p`
  margin-top: 1rem;

  small {
    display: block;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
`;

type FireRiskLineProps = { risk: FireRisk; words: FireBanWords };

/** The fire risk of a day, and where it comes from. It forbids nothing. */
export function FireRiskLine({ risk: { sign, name, validAt }, words: { texts, date } }: FireRiskLineProps) {
  return (
    <Line>
      {texts.risk(date(validAt), sign, name)}
      <small>
        <a href={SMHI}>{texts.riskSource}</a>, <a href={LICENCE}>{texts.riskLicence}</a>
      </small>
    </Line>
  );
}
