import type { Language } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { styled } from 'styled-components';
import { isAnsweredInSwedish } from '../texts/answer-language.ts';
import { FormField, shownWhenPointedAt } from './form-parts.ts';
import { pageFeedbackTexts } from './page-feedback-texts.ts';
import { Trap } from './trap.tsx';

const MAX_COMMENT = 500;
const ACTION = '/bff/page-feedback';
const [FAILED, COMMENT_FAILED] = ['svaret-kom-inte-fram', 'kommentaren-kom-inte-fram'];

const Frame = styled.section`
  display: flow-root;

  h2 {
    margin: 0;
    font-size: 1.25rem;
  }
  &:has(:target:not(#${FAILED})) > form:first-child {
    display: none;
  }

  @media print {
    display: none;
  }
`;
const Question = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;

  span {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
  button {
    min-width: 5.5rem;
  }
`;
const Answer = styled.p`
  ${shownWhenPointedAt}
  font-weight: 600;
`;
/* Also when it has not come through: what was typed is sent again from there. */
const Comment = styled.form`
  ${shownWhenPointedAt}

  &:has(:target) {
    display: block;
  }

  button {
    margin-top: 1rem;
  }
`;

/**
 * Asks whether a page helped. It works without scripts, and sets no cookie: where an answer leads is a part of this page
 * that is seen when the address points at it. @param props.path the page's own @param props.language of its text
 */
export function PageFeedback({ path, language }: { path: string; language?: Language | undefined }) {
  const texts = pageFeedbackTexts[language === undefined || isAnsweredInSwedish(language) ? 'sv' : 'en'];
  return (
    <Frame id="hjalpte-sidan" aria-label={texts.title}>
      <Question method="post" action={ACTION} data-failed={FAILED}>
        <h2>{texts.title}</h2>
        <input type="hidden" name="sida" value={path} />
        <span>
          <Button type="submit" name="svar" value="ja" data-look="quiet">
            {texts.yes}
          </Button>
          <Button type="submit" name="svar" value="nej" data-look="quiet">
            {texts.no}
          </Button>
        </span>
      </Question>
      <Comment
        method="post"
        action={ACTION}
        data-failed={COMMENT_FAILED}
        id="vad-saknade-du"
        aria-label={texts.missing}
        tabIndex={-1}
      >
        <input type="hidden" name="sida" value={path} />
        <FormField>
          <label htmlFor="sidan-saknade">{texts.missing}</label>
          <small id="sidan-saknade-tips">{texts.missingHint}</small>
          <textarea
            id="sidan-saknade"
            name="kommentar"
            maxLength={MAX_COMMENT}
            aria-describedby="sidan-saknade-tips"
          />
        </FormField>
        <Trap id="sidan-webbplats" label={texts.trap} />
        <Button type="submit" name="svar" value="kommentar">
          {texts.send}
        </Button>
        <Answer id={COMMENT_FAILED} tabIndex={-1}>
          {texts.failed}
        </Answer>
      </Comment>
      <Answer id="tack-for-svaret" tabIndex={-1}>
        {texts.thanks}
      </Answer>
      <Answer id={FAILED} tabIndex={-1}>
        {texts.failed}
      </Answer>
    </Frame>
  );
}
