import { LACK_ANSWER_DAYS } from '@brandpost/domain';
import { unbroken } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { paths } from '../addresses/paths.ts';
import { errorId, FieldError } from './field-error.tsx';
import { FormField, shownWhenPointedAt } from './form-parts.ts';
import type { KnownStatement } from './known-statement.ts';
import { PAGE_FIELD_ID } from './lack-field-ids.ts';
import { statementTexts as texts } from './statement-texts.ts';
import { Trap } from './trap.tsx';

const { form: words } = texts;
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

/**
 * Reports a lack, without scripts and without a name. What is wrong with it is judged by the API alone, and said beside the
 * fields.
 * @param props.page what somebody came from
 * @param props.faultyForm a report that was sent without scripts and has to be corrected
 */
export function LackForm({ page, faultyForm }: Pick<KnownStatement, 'page' | 'faultyForm'>) {
  const { typed, errors } = faultyForm ?? { typed: {}, errors: [] };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  /** What a field says of itself. */
  const about = (id: string, name: string) => ({
    ...{ id, name },
    'aria-describedby': `${id}-tips ${errorId(id)}`,
    'aria-invalid': errorOf(name) !== undefined,
    autoFocus: errors[0]?.field === name,
  });
  return (
    <>
      <Answers isWrong={errors.length > 0} />
      <p>{texts.reportText(LACK_ANSWER_DAYS)}</p>
      <Form
        method="post"
        action={paths.accessibility()}
        data-failed={FAILED}
        // Browsers would refuse it in bubbles of their own, in the language that they are in.
        noValidate
      >
        <FormField>
          <label htmlFor={PAGE_FIELD_ID}>{words.page}</label>
          <small id={`${PAGE_FIELD_ID}-tips`}>{words.pageHint}</small>
          <input {...about(PAGE_FIELD_ID, 'sida')} type="text" maxLength={500} defaultValue={page} />
          <FieldError fieldId={PAGE_FIELD_ID} message={errorOf('sida')} />
        </FormField>
        <FormField>
          <label htmlFor="brist-beskrivning">{words.description}</label>
          <small id="brist-beskrivning-tips">{words.descriptionHint}</small>
          <textarea
            {...about('brist-beskrivning', 'beskrivning')}
            required
            defaultValue={typed.beskrivning}
          />
          <FieldError fieldId="brist-beskrivning" message={errorOf('beskrivning')} />
        </FormField>
        <FormField>
          <label htmlFor="brist-epost">{unbroken(words.email)}</label>
          <small id="brist-epost-tips">{words.emailHint}</small>
          <input
            {...about('brist-epost', 'epost')}
            type="email"
            maxLength={254}
            autoComplete="email"
            defaultValue={typed.epost}
          />
          <FieldError fieldId="brist-epost" message={errorOf('epost')} />
        </FormField>
        <Trap id="brist-webbplats" label={words.trap} />
        <Button type="submit">{words.send}</Button>
      </Form>
    </>
  );
}

type Answer = { id: string; isGood: boolean; isShown?: boolean; title: string; text: string };

function Answers({ isWrong }: { isWrong: boolean }) {
  const answers: Answer[] = [
    { id: 'anmalan-ar-skickad', isGood: true, ...texts.sent },
    { id: 'kontrollera-anmalan', isGood: false, isShown: isWrong, ...texts.wrong },
    { id: FAILED, isGood: false, ...texts.failed },
  ];
  return answers.map(({ id, isGood, isShown = false, title, text }) => (
    <Outcome key={id} id={id} $isGood={isGood} data-shown={isShown || undefined} tabIndex={-1}>
      <h3>{title}</h3>
      <p>{text}</p>
    </Outcome>
  ));
}
