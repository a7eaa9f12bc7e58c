import { LACK_ANSWER_DAYS } from '@brandpost/domain';
import { Button, colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { FormField, shownWhenPointedAt } from './form-parts.ts';
import { statementTexts as texts } from './statement-texts.ts';
import { Trap } from './trap.tsx';

const { form: words } = texts;
const MAX_DESCRIPTION = 4000;
const MIN_DESCRIPTION = 10;
const FAILED = 'anmalan-kom-inte-fram';

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  margin-top: 1rem;
  padding: clamp(1.25rem, 4vw, 2rem);
  border-radius: var(--bp-radius-l);
  background: ${colour('surface')};

  > div {
    width: 100%;
  }
`;
const Outcome = styled.div<{ $isGood: boolean }>`
  ${shownWhenPointedAt}
  margin-block: 1rem 1.5rem;
  padding: 1rem 1.25rem;
  border-left: 6px solid ${({ $isGood }) => colour($isGood ? 'good' : 'warning')};
  border-radius: var(--bp-radius-s);
  background: ${({ $isGood }) => colour($isGood ? 'good-bg' : 'warning-bg')};

  h3 {
    margin: 0;
    color: ${colour('ink')};
    font-size: 1.25rem;
  }
  p {
    margin: 0.25rem 0 0;
  }
`;

/** Reports a lack, without scripts and without a name. @param page what somebody came from */
export function LackForm({ page }: { page: string }) {
  return (
    <>
      <Answers />
      <p>{texts.reportText(LACK_ANSWER_DAYS)}</p>
      <Form method="post" action="/bff/accessibility-reports" data-failed={FAILED}>
        <FormField>
          <label htmlFor="brist-sida">{words.page}</label>
          <small id="brist-sida-tips">{words.pageHint}</small>
          <input
            id="brist-sida"
            type="text"
            name="sida"
            maxLength={500}
            defaultValue={page}
            aria-describedby="brist-sida-tips"
          />
        </FormField>
        <FormField>
          <label htmlFor="brist-beskrivning">{words.description}</label>
          <small id="brist-beskrivning-tips">{words.descriptionHint}</small>
          <textarea
            id="brist-beskrivning"
            name="beskrivning"
            required
            minLength={MIN_DESCRIPTION}
            maxLength={MAX_DESCRIPTION}
            aria-describedby="brist-beskrivning-tips"
          />
        </FormField>
        <FormField>
          <label htmlFor="brist-epost">{words.email}</label>
          <small id="brist-epost-tips">{words.emailHint}</small>
          <input
            id="brist-epost"
            name="epost"
            type="email"
            maxLength={254}
            autoComplete="email"
            aria-describedby="brist-epost-tips"
          />
        </FormField>
        <Trap id="brist-webbplats" label={words.trap} />
        <Button type="submit">{words.send}</Button>
      </Form>
    </>
  );
}

function Answers() {
  const answers = [
    { id: 'anmalan-ar-skickad', isGood: true, ...texts.sent },
    { id: 'kontrollera-anmalan', isGood: false, ...texts.wrong },
    { id: FAILED, isGood: false, ...texts.failed },
  ];
  return answers.map(({ id, isGood, title, text }) => (
    <Outcome key={id} id={id} $isGood={isGood} tabIndex={-1}>
      <h3>{title}</h3>
      <p>{text}</p>
    </Outcome>
  ));
}
