import { colour, READING_MEASURE } from '@brandpost/ui';
import { styled } from 'styled-components';

/** An answer above all that was found. */
export const AnswerBox = styled.section`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  h2 {
    font-size: 1.125rem;
  }
  p,
  ul {
    margin-top: 0.5rem;
    font-size: 1.125rem;
  }
  li + li {
    margin-top: 0.5rem;
  }
`;
