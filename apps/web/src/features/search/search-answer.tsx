import { EMERGENCY, languageAttributes, OWN_LANGUAGE } from '@brandpost/domain';
import type { SearchAnswer as Answer } from '@brandpost/rubicore-api';
import { Link } from 'react-router';
import { hitPath } from '../../layout/search-box/hit-path.ts';
import { AnswerBox } from './answer-box.ts';
import { searchPageTexts } from './search-page-texts.ts';

const TO_CALL = /(?<=\b(?:ring|call) )(112)\b/i;

/** What an editor has written as the answer to a search, above all that was found. Where it says so, 112 can be called. */
export function SearchAnswer({ answer }: { answer: Answer }) {
  const { language = OWN_LANGUAGE } = answer;
  return (
    <AnswerBox aria-labelledby="svar" {...languageAttributes(language)}>
      <h2 id="svar">{searchPageTexts.answer[language === 'en' ? 'en' : 'sv']}</h2>
      <p>
        {answer.text.split(TO_CALL).map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <a key={at} href={EMERGENCY.address}>
              {part}
            </a>
          ),
        )}
      </p>
      {answer.target !== null && (
        <p>
          <Link to={hitPath(answer.target)}>{answer.target.title}</Link>
        </p>
      )}
    </AnswerBox>
  );
}
