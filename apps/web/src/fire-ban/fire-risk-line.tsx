import type { FireRisk } from '@brandpost/domain';
import { formatDate } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { fireBanTexts as texts } from './fire-ban-texts.ts';

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

/** The fire risk of a day, and where it comes from. It forbids nothing. */
export function FireRiskLine({ risk: { sign, name, validAt } }: { risk: FireRisk }) {
  return (
    <Line>
      {texts.risk(formatDate(validAt), sign, name)}
      <small>
        <a href={SMHI}>{texts.riskSource}</a>, <a href={LICENCE}>{texts.riskLicence}</a>
      </small>
    </Line>
  );
}
