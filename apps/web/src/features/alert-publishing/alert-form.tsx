import { ALERT_HOURS, ALERT_LEVELS, alertLevelNames, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { buttonShape, colour } from '@brandpost/ui';
import { Tick } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { AreaField } from '../../area-map/drawing/area-field.tsx';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { LinesField } from '../../forms/lines-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { queryKeys } from '../../server-state/query-keys.ts';
import { atPlace, publishingBody, type WrittenAlert } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { PublishedAlert } from './live-alert.tsx';

const LEVELS = ALERT_LEVELS.map((level) => ({ value: level, name: alertLevelNames[level] }));

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  h1 {
    font-size: 1.5rem;
  }
`;
/* Always in sight, below everything that is filled in. */
const Bar = styled.div`
  position: sticky;
  z-index: 55;
  bottom: 0;
  display: grid;
  gap: 0.25rem;
  margin-inline: -1.25rem;
  padding: 0.75rem 1.25rem max(0.75rem, env(safe-area-inset-bottom));
  border-top: 1px solid ${colour('line')};
  background: ${colour('bg')};

  button {
    ${buttonShape}
    width: 100%;
    min-height: 56px;
    background: ${colour('crisis')};
    color: ${colour('on-crisis')};
    font-size: 1.125rem;
    font-weight: 750;
  }
  button:hover:not(:disabled) {
    background: ${colour('crisis')};
    text-decoration: underline;
  }
  p {
    color: ${colour('ink')};
    font-weight: 600;
  }
`;

type AlertFormProps = {
  written: WrittenAlert;
  onChange: (written: WrittenAlert) => void;
  onPublished: (published: PublishedAlert) => void;
  rootNodeId: number;
};

/** What a template has left open, and all else to be changed; the button that publishes is always in sight. */
export function AlertForm({ written, onChange, onPublished, rootNodeId }: AlertFormProps) {
  const { client } = useServices();
  // One alert, however often it is tried.
  const idempotencyKey = useRef(crypto.randomUUID());
  const put = (part: Partial<WrittenAlert>) => onChange({ ...written, ...part });
  const publishing = useMutation({
    mutationFn: async () => {
      const begunAt = performance.now();
      const json = publishingBody(written, { now: new Date(), rootNodeId });
      const post = await client.call('createPost', { json, idempotencyKey: idempotencyKey.current });
      return { post, begunAt };
    },
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
    onSuccess: onPublished,
  });
  const errors = fieldErrorsOf(publishing.error);
  return (
    <Form
      noValidate
      // Enter in a field publishes nothing: the button does.
      onSubmit={(event) => event.preventDefault()}
    >
      <h1>{written.template.name}</h1>
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        value={written.place}
        onChange={(place) => onChange(atPlace(written, place))}
        autoComplete="off"
        error={errors.get('alert.places')}
      />
      <TextField
        label={texts.title}
        value={written.title}
        onChange={(title) => put({ title })}
        maxLength={TITLE_MAX_LENGTH}
        error={errors.get('title')}
      />
      <LinesField
        label={texts.instructions}
        hint={texts.instructionsHint}
        lines={written.instructions}
        onChange={(instructions) => put({ instructions })}
        error={errors.get('alert.instructions')}
      />
      <ChoiceRow
        label={texts.hours}
        options={ALERT_HOURS.map((hours) => ({ value: hours, name: texts.hoursOf(hours) }))}
        value={written.hours}
        onChange={(hours) => put({ hours })}
      />
      <ChoiceRow
        label={texts.level}
        options={LEVELS}
        value={written.level}
        onChange={(level) => put({ level })}
      />
      <TextField
        label={texts.text}
        value={written.text}
        onChange={(text) => put({ text })}
        error={errors.get('excerpt')}
        isLong
      />
      <AreaField
        corners={written.polygon}
        onChange={(polygon) => put({ polygon })}
        error={errors.get('alert.polygon')}
      />
      <Tick isTicked={written.isDrill} onChange={(isDrill) => put({ isDrill })}>
        {texts.drill}
      </Tick>
      <p>
        <Link to={paths.publishAlert()}>{texts.other}</Link>
      </p>
      <Bar>
        <p role="status">{publishing.isError && texts.failed}</p>
        <button
          type="button"
          data-needs-script
          disabled={publishing.isPending}
          onClick={() => publishing.mutate()}
        >
          <Siren aria-hidden="true" size={22} />
          {publishing.isPending ? texts.publishing : written.isDrill ? texts.publishDrill : texts.publish}
        </button>
      </Bar>
    </Form>
  );
}
