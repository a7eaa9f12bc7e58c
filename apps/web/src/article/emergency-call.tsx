import { EMERGENCY } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${colour('ink')};
  font-weight: 600;
`;

/** When to call 112, as a link that calls: large enough for a hand that shakes. */
export function EmergencyCall() {
  return <Call href={EMERGENCY.address}>{EMERGENCY.sentence}</Call>;
}
