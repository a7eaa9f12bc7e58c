import {
  ALERT_EVENTS,
  ALERT_HOURS,
  ALERT_LEVELS,
  ALERT_TEMPLATE_NAME_MAX_LENGTH,
  type AlertEvent,
  type AlertLevel,
  type AlertTemplate,
  alertEventNames,
  alertLevelNames,
  EXCERPT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '@brandpost/domain';
import { checkAlertTemplates, type ValidationResult } from '@brandpost/validation';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { adminAlertTemplatesTexts as texts } from './admin-alert-templates-texts.ts';
import { changeTemplates, TEMPLATE_INVALIDATES } from './alert-templates-query.ts';
import { withTemplate } from './changed-templates.ts';

const { fields: words } = texts;
const USUAL_HOURS = 6;

type TemplateFormProps = {
  /** null for a new one. */
  template: AlertTemplate | null;
  all: readonly AlertTemplate[];
  onSaved: (name: string) => void;
  onClose: () => void;
};

/** A template of crisis alerts, word by word as it will be proposed. */
export function TemplateForm({ template, all, onSaved, onClose }: TemplateFormProps) {
  const { client } = useServices();
  const name = template?.name ?? null;
  return (
    <RecordForm
      title={name === null ? texts.addTitle : texts.editTitle(name)}
      fields={fieldsFor(template)}
      values={{
        name: name ?? '',
        level: template?.level ?? 'warning',
        event: template?.event ?? 'other',
        title: template?.title ?? '',
        instructions: template?.instructions.join('\n') ?? '',
        text: template?.text ?? '',
        hours: String(template?.hours ?? USUAL_HOURS),
      }}
      validate={(values) => judge(templateIn(values), { name, all })}
      save={async (values) => {
        const written = templateIn(values);
        await changeTemplates(client, withTemplate(template, written));
        return written.name;
      }}
      invalidates={TEMPLATE_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function fieldsFor(template: AlertTemplate | null): RecordField[] {
  const hours = [...new Set([...ALERT_HOURS, template?.hours ?? USUAL_HOURS])].sort((a, b) => a - b);
  return [
    {
      ...{ kind: 'line', name: 'name', label: words.name, hint: words.nameHint },
      most: ALERT_TEMPLATE_NAME_MAX_LENGTH,
    },
    { kind: 'line', name: 'title', label: words.title, hint: words.titleHint, most: TITLE_MAX_LENGTH },
    { kind: 'lines', name: 'instructions', label: words.instructions, hint: words.instructionsHint },
    { kind: 'lines', name: 'text', label: words.text, most: EXCERPT_MAX_LENGTH },
    {
      ...{ kind: 'select', name: 'level', label: words.level },
      options: ALERT_LEVELS.map((level) => ({ value: level, text: alertLevelNames[level] })),
    },
    {
      ...{ kind: 'select', name: 'event', label: words.event },
      options: ALERT_EVENTS.map((event) => ({ value: event, text: alertEventNames[event] })),
    },
    {
      ...{ kind: 'select', name: 'hours', label: words.hours },
      options: hours.map((count) => ({ value: String(count), text: `${count} tim` })),
    },
  ];
}

function templateIn(values: RecordValues): AlertTemplate {
  const lines = textIn(values, 'instructions')
    .split('\n')
    .map((line) => line.trim());
  return {
    name: textIn(values, 'name'),
    level: textIn(values, 'level') as AlertLevel,
    event: textIn(values, 'event') as AlertEvent,
    title: textIn(values, 'title'),
    text: textIn(values, 'text'),
    instructions: lines.filter((line) => line !== ''),
    hours: Number(textIn(values, 'hours')),
  };
}

/** What is wrong with one template among the others, under its own fields. It comes last: the others were there before. */
function judge(
  written: AlertTemplate,
  { name, all }: { name: string | null; all: readonly AlertTemplate[] },
): ValidationResult {
  const others = all.filter((template) => template.name !== name);
  const result = checkAlertTemplates([...others, written]);
  if (result.ok) return result;
  const own = `${others.length}.`;
  const errors = result.errors
    .filter(({ field }) => field.startsWith(own))
    .map(({ field, message }) => ({ field: field.slice(own.length), message }));
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}
