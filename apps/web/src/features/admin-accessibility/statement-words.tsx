import { ACCESSIBILITY_PAGE_SLUG } from '@brandpost/domain';
import type { AccessibilityWords } from '@brandpost/rubicore-api';
import { Button, buttonShape } from '@brandpost/ui';
import type { ValidationResult } from '@brandpost/validation';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BookOpenText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { NoticeBar } from '../../administration/table/notice-bar.tsx';
import { withOwnChanges } from '../../administration/table/own-changes.ts';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useRecordTask } from '../../administration/table/use-record-task.ts';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { wordsQuery } from './accessibility-queries.ts';
import { adminAccessibilityTexts } from './admin-accessibility-texts.ts';
import { Card } from './check-card.tsx';

const texts = adminAccessibilityTexts.words;
const MAX_TEXT = 4000;
const MAX_LINE = 200;
const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
const LEVELS = ['full', 'partial', 'none'] as const;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
const Way = styled(Link)`
  ${buttonShape}
`;

const { fields: words } = texts;
const lines = (name: 'lacks' | 'burdens' | 'outside' | 'methods'): RecordField => ({
  ...{ kind: 'lines', name, label: words[name], hint: words[`${name}Hint`], most: MAX_TEXT },
});
const FIELDS: readonly RecordField[] = [
  {
    kind: 'select',
    name: 'level',
    label: words.level,
    options: LEVELS.map((value) => ({ value, text: texts.levels[value] })),
  },
  lines('lacks'),
  lines('burdens'),
  lines('outside'),
  lines('methods'),
  { kind: 'line', name: 'assessedOn', label: words.assessedOn, hint: words.assessedOnHint },
  { kind: 'line', name: 'email', label: words.email, inputMode: 'email', most: MAX_LINE },
  { kind: 'line', name: 'telephone', label: words.telephone, inputMode: 'tel', most: MAX_LINE },
];

/** What editors write in the statement, and the way to it. */
export function StatementWords() {
  const { client } = useServices();
  const { data } = useSuspenseQuery(wordsQuery(client));
  const { notice, active, open, close, onSaved } = useRecordTask<{ task: 'editing' }>({
    saved: () => texts.saved,
    removed: () => '',
  });
  return (
    <>
      <NoticeBar notice={notice} />
      <Card aria-labelledby="orden">
        <h2 id="orden">{texts.title}</h2>
        <p>{texts.text}</p>
        <Ways>
          <Button type="button" onClick={() => open({ task: 'editing' })}>
            <Pencil aria-hidden="true" size={20} />
            {texts.change}
          </Button>
          <Way to={paths.page(ACCESSIBILITY_PAGE_SLUG)} data-look="quiet">
            <BookOpenText aria-hidden="true" size={20} />
            {texts.read}
          </Way>
        </Ways>
      </Card>
      {active.task === 'editing' && <WordsForm present={data} onSaved={onSaved} onClose={close} />}
    </>
  );
}

type WordsFormProps = {
  present: AccessibilityWords;
  onSaved: (words: string) => void;
  onClose: () => void;
};

function WordsForm({ present, onSaved, onClose }: WordsFormProps) {
  const { client } = useServices();
  // What a colleague changes meanwhile is not what was opened.
  const [opened] = useState(present);
  return (
    <RecordForm
      title={texts.change}
      fields={FIELDS}
      values={{ ...opened }}
      validate={validate}
      save={async (values) => {
        const { words } = await client.call('getAccessibilityStatement', {});
        const json = withOwnChanges(words, { opened, written: wordsIn(values) });
        await client.call('setAccessibilityWords', { json });
        return texts.saved;
      }}
      invalidates={[queryKeys.accessibility]}
      onSaved={onSaved}
      saveText={texts.save}
      onClose={onClose}
    />
  );
}

function wordsIn(values: RecordValues): AccessibilityWords {
  const text = (name: keyof AccessibilityWords) => textIn(values, name);
  return {
    level: text('level') as AccessibilityWords['level'],
    ...{ lacks: text('lacks'), burdens: text('burdens'), outside: text('outside'), methods: text('methods') },
    ...{ assessedOn: text('assessedOn'), email: text('email'), telephone: text('telephone') },
  };
}

function validate(values: RecordValues): ValidationResult {
  if (DAY.test(textIn(values, 'assessedOn'))) return { ok: true };
  return { ok: false, errors: [{ field: 'assessedOn', message: texts.wrongDay }] };
}
