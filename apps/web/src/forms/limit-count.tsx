import { colour, VisuallyHidden } from '@brandpost/ui';
import { styled } from 'styled-components';
import { limitTexts } from './limit-texts.ts';

const Count = styled.span`
  &[data-is-over='true'] {
    color: ${colour('warning')};
    font-weight: 600;
  }
`;

/** How much of a limit a text has used: both numbers to look at, what is left to listen to. */
export function LimitCount({ used, most }: { used: number; most: number }) {
  const left = most - used;
  return (
    <Count data-is-over={left < 0}>
      <span aria-hidden="true">{limitTexts.used(used, most)}</span>
      <VisuallyHidden>{left < 0 ? limitTexts.over(-left) : limitTexts.left(left)}</VisuallyHidden>
    </Count>
  );
}
