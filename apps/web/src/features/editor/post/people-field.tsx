import type { RubicoreClient } from '@brandpost/rubicore-api';
import { SuggestField, TokenList } from '@brandpost/ui/widgets';
import { useState } from 'react';
import { FormGroup } from '../../../forms/form-group.tsx';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';
import { useNames } from '../asking/use-names.ts';
import { postEditorTexts } from '../post-editor-texts.ts';

const { fields } = postEditorTexts;
const PAUSE_MS = 200;
const MAX_FOUND = 6;
const SHORTEST_TEXT = 2;

type Person = { id: number; displayName: string };
type PeopleFieldProps = {
  label: string;
  hint?: string;
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  client: RubicoreClient;
  field?: string;
};

/** People, found by a part of their name. */
export function PeopleField({ label, hint, ids, onChange, client, field }: PeopleFieldProps) {
  const [text, setText] = useState('');
  const known = useNames(ids, client);
  const found = useFound(text, client).filter((person) => !ids.includes(person.id));
  const nameOf = (id: number) => known.get(id) ?? `#${id}`;
  const add = (key: string) => {
    onChange([...ids, Number(key)]);
    setText('');
  };
  return (
    <FormGroup>
      <legend>{label}</legend>
      {hint && <p>{hint}</p>}
      {ids.length > 0 && (
        <TokenList
          label={label}
          tokens={ids.map((id) => ({ key: String(id), name: nameOf(id) }))}
          removeLabel={fields.remove}
          onRemove={(key) => onChange(ids.filter((id) => String(id) !== key))}
        />
      )}
      <SuggestField
        label={`${label}: ${fields.addPerson}`}
        isLabelHidden
        field={field}
        placeholder={fields.addPerson}
        value={text}
        onChange={setText}
        suggestions={found.map(({ id, displayName }) => ({ key: String(id), label: displayName }))}
        listLabel={fields.addPerson}
        takesBest
        onPick={add}
      />
    </FormGroup>
  );
}

function useFound(text: string, client: RubicoreClient): readonly Person[] {
  const asked = text.trim();
  const found = useDebouncedQuery({
    question: asked.length < SHORTEST_TEXT ? null : asked,
    queryKey: [...queryKeys.users, 'found'],
    ask: (q, signal) => client.call('listUsers', { query: { q, perPage: MAX_FOUND }, signal }),
    pauseMs: PAUSE_MS,
  });
  return found ?? [];
}
