import { SEARCH_ANSWER_MAX_LENGTH, SEARCH_PATH_MAX_LENGTH, type SearchRule } from '@brandpost/domain';
import { checkSearchRules, type ValidationResult } from '@brandpost/validation';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { adminSearchesTexts } from './admin-searches-texts.ts';
import { changeRule, RULE_INVALIDATES } from './search-rules-query.ts';

const texts = adminSearchesTexts.rules;
const { fields: words } = texts;

const FIELDS: readonly RecordField[] = [
  { kind: 'lines', name: 'questions', label: words.questions, hint: words.questionsHint },
  {
    ...{ kind: 'line', name: 'path', label: words.path, hint: words.pathHint },
    most: SEARCH_PATH_MAX_LENGTH,
  },
  {
    ...{ kind: 'lines', name: 'text', label: words.text, hint: words.textHint },
    most: SEARCH_ANSWER_MAX_LENGTH,
  },
  { kind: 'lines', name: 'alsoSearch', label: words.alsoSearch, hint: words.alsoSearchHint },
];

type SearchRuleFormProps = {
  /** null for a new one. */
  rule: SearchRule | null;
  /** What a new one is to answer, as it was searched for. */
  question?: string;
  all: readonly SearchRule[];
  onSaved: (name: string) => void;
  onClose: () => void;
};

/** What a search is answered with. */
export function SearchRuleForm({ rule, question = '', all, onSaved, onClose }: SearchRuleFormProps) {
  const { client } = useServices();
  const name = rule?.questions[0] ?? null;
  return (
    <RecordForm
      title={name === null ? texts.addTitle : texts.editTitle(name)}
      fields={[...FIELDS]}
      values={{
        questions: rule?.questions.join('\n') ?? question,
        path: rule?.path ?? '',
        text: rule?.text ?? '',
        alsoSearch: rule?.alsoSearch.join('\n') ?? '',
      }}
      validate={(values) => judge(ruleIn(values), { name, all })}
      save={async (values) => {
        const written = ruleIn(values);
        await changeRule(client, rule, written);
        return written.questions[0] ?? '';
      }}
      invalidates={RULE_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function ruleIn(values: RecordValues): SearchRule {
  return {
    questions: linesIn(values, 'questions'),
    path: pathIn(values),
    text: textIn(values, 'text'),
    alsoSearch: linesIn(values, 'alsoSearch'),
  };
}

function linesIn(values: RecordValues, name: string): string[] {
  const lines = textIn(values, name)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** An address of this site that was copied whole is taken too. */
function pathIn(values: RecordValues): string {
  const text = textIn(values, 'path');
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;
}

/** What is wrong with one rule among the others, under its own fields. It comes last: the others were there before. */
function judge(
  written: SearchRule,
  { name, all }: { name: string | null; all: readonly SearchRule[] },
): ValidationResult {
  const others = all.filter(({ questions }) => questions[0] !== name);
  const result = checkSearchRules([...others, written]);
  if (result.ok) return result;
  const own = `${others.length}.`;
  const errors = result.errors
    .filter(({ field }) => field.startsWith(own))
    // A fault of one line is shown under all of them.
    .map(({ field, message }) => ({ field: field.slice(own.length).replace(/\..*$/, ''), message }));
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}
