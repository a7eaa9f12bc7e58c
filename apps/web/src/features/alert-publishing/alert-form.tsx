import { ALERT_LEVELS, alertLevelNames, TITLE_MAX_LENGTH } from '@brandpost/domain';
import type { AlertRequest } from '@brandpost/rubicore-api';
import { Tick } from '@brandpost/ui/fields';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { AreaField } from '../../area-map/drawing/area-field.tsx';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { LinesField } from '../../forms/lines-field.tsx';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useEarlyInput } from '../../forms/use-early-input.ts';
import { useInvalidFieldFocus } from '../../forms/use-submit.ts';
import { atPlace, publishingBody, type WrittenAlert } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { ChoiceRow } from './choice-row.tsx';
import { failureIn } from './failure-in.ts';
import { HoursRow } from './hours-row.tsx';
import type { PublishedAlert } from './live-alert.tsx';
import { PublishingBar } from './publishing-bar.ts';
import { secondPersonTexts } from './second-person/second-person-texts.ts';
import { usePublishAlert } from './use-publish-alert.ts';

const LEVELS = ALERT_LEVELS.map((level) => ({ value: level, name: alertLevelNames[level] }));

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  h1 {
    font-size: 1.5rem;
  }
  /* What has the focus is not below the bar. */
  & :is(a, button, input, textarea) {
    scroll-margin-bottom: 8rem;
  }
  > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
type AlertFormProps = {
  written: WrittenAlert;
  onChange: (written: WrittenAlert) => void;
  onPublished: (published: PublishedAlert) => void;
  onRequested: (request: AlertRequest) => void;
  /** Whether a second person has to approve what is no exercise. */
  needsApproval: boolean;
  rootNodeId: number;
};

/** What a template has left open, and all else to be changed; the button that publishes is always in sight. */
export function AlertForm(props: AlertFormProps) {
  const { written, onChange, onPublished, onRequested, needsApproval, rootNodeId } = props;
  useEarlyInput();
  const put = (part: Partial<WrittenAlert>) => onChange({ ...written, ...part });
  const [sent, setSent] = useState(written);
  const { publishing, requesting } = usePublishAlert(() =>
    publishingBody(written, { now: new Date(), rootNodeId }),
  );
  const isAsked = needsApproval && !written.isDrill;
  const sending = isAsked ? requesting : publishing;
  const errors = fieldErrorsOf(sending.error);
  // What has been changed since it was refused may be right by now.
  const errorAt = (part: keyof WrittenAlert, field: string) =>
    written[part] === sent[part] ? errors.get(field) : undefined;
  const marked = {
    place: errorAt('place', 'alert.places'),
    title: errorAt('title', 'title'),
    instructions: errorAt('instructions', 'alert.instructions'),
    text: errorAt('text', 'excerpt'),
    polygon: errorAt('polygon', 'alert.polygon'),
  };
  const isMended = errors.size > 0 && Object.values(marked).every((error) => error === undefined);
  const form = useInvalidFieldFocus(sending.error);
  return (
    <Form
      {...SENT_BY_SCRIPT}
      ref={form}
      noValidate
      // Enter in a field publishes nothing: the button does.
      onSubmit={(event) => event.preventDefault()}
    >
      <h1>{written.template.name}</h1>
      <Tick isTicked={written.isDrill} onChange={(isDrill) => put({ isDrill })}>
        {texts.drill}
      </Tick>
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        value={written.place}
        onChange={(place) => onChange(atPlace(written, place))}
        autoComplete="off"
        error={marked.place}
      />
      <TextField
        label={texts.title}
        value={written.title}
        onChange={(title) => put({ title })}
        maxLength={TITLE_MAX_LENGTH}
        error={marked.title}
      />
      <ChoiceRow
        label={texts.level}
        options={LEVELS}
        value={written.level}
        onChange={(level) => put({ level })}
      />
      <HoursRow value={written.hours} onChange={(hours) => put({ hours })} />
      <LinesField
        label={texts.instructions}
        hint={texts.instructionsHint}
        lines={written.instructions}
        onChange={(instructions) => put({ instructions })}
        error={marked.instructions}
      />
      <TextField
        label={texts.text}
        value={written.text}
        onChange={(text) => put({ text })}
        error={marked.text}
        isLong
      />
      <AreaField corners={written.polygon} onChange={(polygon) => put({ polygon })} error={marked.polygon} />
      <p>
        <Link to={paths.publishAlert()}>{texts.other}</Link>
      </p>
      <PublishingBar>
        <p role="status">
          {sending.isError && !isMended
            ? failureIn(sending.error, texts.wrongFields)
            : isAsked && secondPersonTexts.requestHint}
        </p>
        <button
          type="button"
          onClick={() => {
            setSent(written);
            if (isAsked) requesting.mutate(undefined, { onSuccess: onRequested });
            else publishing.mutate(undefined, { onSuccess: onPublished });
          }}
          {...ariaDisabled(publishing.isPending || requesting.isPending)}
        >
          <Siren aria-hidden="true" size={22} />
          {wordsOf({ isAsked, isPending: sending.isPending, isDrill: written.isDrill })}
        </button>
      </PublishingBar>
    </Form>
  );
}

function wordsOf({
  isAsked,
  isPending,
  isDrill,
}: Record<'isAsked' | 'isPending' | 'isDrill', boolean>): string {
  if (isAsked) return isPending ? secondPersonTexts.requesting : secondPersonTexts.request;
  if (isPending) return texts.publishing;
  return isDrill ? texts.publishDrill : texts.publish;
}
