import { keyframes, styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

const run = keyframes`
  from { transform: scaleX(0); }
  60% { transform: scaleX(0.8); }
  to { transform: scaleX(1); }
`;

/** A bar at the very top that fills over `$durationMs`, slower towards the end. */
export const ProgressBar = styled.div<{ $durationMs: number }>`
  position: fixed;
  z-index: 90;
  inset: 0 0 auto;
  height: 4px;
  background: ${colour('signal')};
  transform-origin: left;
  animation: ${run} ${(props) => props.$durationMs}ms cubic-bezier(0.1, 0.6, 0.2, 1) forwards;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
