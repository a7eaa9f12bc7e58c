import { LinkedText } from '@brandpost/cms-blocks/react';
import { languageAttributes } from '@brandpost/domain';
import type { SearchAnswer as Answer } from '@brandpost/rubicore-api';
import { asksInEnglish } from '@brandpost/swedish';
import { Link } from 'react-router';
import { hitPath } from '../../layout/search-box/hit-path.ts';
import { AnswerBox } from './answer-box.ts';
import { searchPageTexts } from './search-page-texts.ts';

/** What an editor has written as the answer to a search, above all that was found. Its numbers can be called. */
export function SearchAnswer({ answer }: { answer: Answer }) {
  const language = asksInEnglish(answer.text) ? 'en' : 'sv';
  return (
    <AnswerBox aria-labelledby="svar" {...languageAttributes(language)}>
      <h2 id="svar">{searchPageTexts.answer[language]}</h2>
      <p>
        <LinkedText text={answer.text} />
      </p>
      {answer.target !== null && (
        <p>
          <Link to={hitPath(answer.target)}>{answer.target.title}</Link>
        </p>
      )}
    </AnswerBox>
  );
}
