import {
  ALERT_EVENTS,
  ALERT_LEVELS,
  type AlertDetails,
  alertEventNames,
  alertLevelNames,
  emptyAlertDetails,
} from '@brandpost/domain';
import { SelectField, Tick } from '@brandpost/ui/fields';
import { AreaField } from '../../../area-map/drawing/area-field.tsx';
import { FormGroup } from '../../../forms/form-group.tsx';
import { LinesField } from '../../../forms/lines-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { AlertTranslationFields } from './alert-translation-fields.tsx';
import { AlertUpdateFields } from './alert-update-fields.tsx';
import type { Editing } from './editing.ts';
import { MomentField } from './moment-field.tsx';

const { fields } = postEditorTexts;
const names = fields.alertFields;
const LEVELS = ALERT_LEVELS.map((level) => ({ value: level, name: alertLevelNames[level] }));
const EVENTS = ALERT_EVENTS.map((event) => ({ value: event, name: alertEventNames[event] }));

/** How severe a crisis is, where, what to do, and what has been said of it since. */
export function AlertFields({ draft, change, errors }: Editing) {
  const alert = draft.alert ?? emptyAlertDetails();
  const put = (part: Partial<AlertDetails>) =>
    change({ alert: { ...alert, ...part } }, `alert.${Object.keys(part)}`);
  return (
    <FormGroup>
      <legend>{fields.alert}</legend>
      <SelectField
        label={names.level}
        value={alert.level}
        onChange={(level) => put({ level })}
        options={LEVELS}
        field="alert.level"
        error={errors.get('alert.level')}
      />
      <SelectField
        label={names.event}
        value={alert.event}
        onChange={(event) => put({ event })}
        options={EVENTS}
        field="alert.event"
        error={errors.get('alert.event')}
      />
      <LinesField
        label={names.instructions}
        hint={names.instructionsHint}
        lines={alert.instructions}
        onChange={(instructions) => put({ instructions })}
        field="alert.instructions"
        error={errors.get('alert.instructions')}
      />
      <TextField
        label={names.municipality}
        hint={names.municipalityHint}
        value={alert.municipality}
        onChange={(municipality) => put({ municipality })}
        field="alert.municipality"
        error={errors.get('alert.municipality')}
      />
      <LinesField
        label={names.places}
        hint={names.placesHint}
        lines={alert.places}
        onChange={(places) => put({ places })}
        field="alert.places"
        error={errors.get('alert.places')}
      />
      <AreaField
        corners={alert.polygon}
        onChange={(polygon) => put({ polygon })}
        field="alert.polygon"
        error={errors.get('alert.polygon')}
      />
      <MomentField
        label={names.nextUpdateAt}
        value={alert.nextUpdateAt}
        onChange={(nextUpdateAt) => put({ nextUpdateAt })}
        name="alert.nextUpdateAt"
        error={errors.get('alert.nextUpdateAt')}
        hint={fields.swedishTime}
      />
      <AlertUpdateFields alert={alert} put={put} errors={errors} />
      <AlertTranslationFields alert={alert} put={put} errors={errors} />
      <Tick isTicked={alert.isDrill} onChange={(isDrill) => put({ isDrill })}>
        {names.isDrill}
      </Tick>
    </FormGroup>
  );
}
