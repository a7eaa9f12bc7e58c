import type { RubicoreClient } from '@brandpost/rubicore-api';
import { boxShape } from '@brandpost/ui/fields';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FormGroup, SmallButton } from '../../../forms/form-group.tsx';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';
import { useNames } from '../asking/use-names.ts';
import { postEditorTexts } from '../post-editor-texts.ts';

const { fields } = postEditorTexts;
const PAUSE_MS = 200;
const MAX_FOUND = 6;
const SHORTEST_TEXT = 2;

const Box = styled.input`
  ${boxShape}
`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Chip = styled(SmallButton)`
  font-weight: 400;
`;

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
  const id = useId();
  const [text, setText] = useState('');
  const known = useNames(ids, client);
  const found = useFound(text, client).filter((person) => !ids.includes(person.id));
  const add = (person: Person) => {
    onChange([...ids, person.id]);
    setText('');
  };
  return (
    <FormGroup>
      <legend>{label}</legend>
      {hint && <p>{hint}</p>}
      {ids.length > 0 && (
        <List>
          {ids.map((person) => {
            const name = known.get(person) ?? `#${person}`;
            return (
              <li key={person}>
                <Chip
                  type="button"
                  aria-label={fields.remove(name)}
                  onClick={() => onChange(ids.filter((other) => other !== person))}
                >
                  {name}
                  <X aria-hidden="true" size={16} />
                </Chip>
              </li>
            );
          })}
        </List>
      )}
      <Box
        id={id}
        data-field={field}
        type="search"
        aria-label={`${label}: ${fields.addPerson}`}
        placeholder={fields.addPerson}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {found.length > 0 && (
        <List aria-label={fields.addPerson}>
          {found.map((person) => (
            <li key={person.id}>
              <Chip type="button" onClick={() => add(person)}>
                {person.displayName}
              </Chip>
            </li>
          ))}
        </List>
      )}
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
