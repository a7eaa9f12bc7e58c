import { PROGRESS_THROTTLE_MS } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;
const breathe = keyframes`
  50% { opacity: 0.5; }
`;
const Row = styled.li`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  min-height: 10.25rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${colour('line')};
  animation: ${appear} 1ms ${PROGRESS_THROTTLE_MS}ms backwards, ${breathe} 1.6s ease-in-out infinite;

  span {
    width: 85%;
    height: 1rem;
    border-radius: 6px;
    background: ${colour('surface-2')};
  }
  span:first-child {
    width: 9rem;
  }
  span:nth-child(2) {
    width: 65%;
    height: 1.5rem;
  }
`;

/** Where the next news will stand, while they are fetched for longer than a moment. */
export function NewsSkeleton() {
  return [1, 2].map((row) => (
    <Row key={row} aria-hidden="true">
      <span />
      <span />
      <span />
    </Row>
  ));
}
