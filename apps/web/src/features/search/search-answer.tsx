import type { SearchAnswer as Answer } from '@brandpost/rubicore-api';
import { colour, READING_MEASURE } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { hitPath } from '../../layout/search-box/hit-path.ts';
import { searchPageTexts } from './search-page-texts.ts';

const Box = styled.section`
  max-width: ${READING_MEASURE};
  margin-top: 2rem;
  padding: 1.25rem 1.5rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};

  h2 {
    font-size: 1.125rem;
  }
  p {
    margin-top: 0.5rem;
    font-size: 1.125rem;
  }
`;

/** What an editor has written as the answer to a search, above all that was found. */
export function SearchAnswer({ answer }: { answer: Answer }) {
  return (
    <Box aria-labelledby="svar">
      <h2 id="svar">{searchPageTexts.answer}</h2>
      <p>{answer.text}</p>
      {answer.target !== null && (
        <p>
          <Link to={hitPath(answer.target)}>{answer.target.title}</Link>
        </p>
      )}
    </Box>
  );
}
