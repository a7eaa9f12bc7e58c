import type { SearchAnswer as Answer } from '@brandpost/rubicore-api';
import { Link } from 'react-router';
import { hitPath } from '../../layout/search-box/hit-path.ts';
import { AnswerBox } from './answer-box.ts';
import { searchPageTexts } from './search-page-texts.ts';

/** What an editor has written as the answer to a search, above all that was found. */
export function SearchAnswer({ answer }: { answer: Answer }) {
  return (
    <AnswerBox aria-labelledby="svar">
      <h2 id="svar">{searchPageTexts.answer}</h2>
      <p>{answer.text}</p>
      {answer.target !== null && (
        <p>
          <Link to={hitPath(answer.target)}>{answer.target.title}</Link>
        </p>
      )}
    </AnswerBox>
  );
}
