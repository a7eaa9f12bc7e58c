import { SelectField, TextField } from '@brandpost/ui/fields';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import type { Folder } from '../list/use-folders.ts';
import { mediaTexts } from '../media-texts.ts';
import { WordsFields } from '../words/words-fields.tsx';
import type { FileWords } from './file-words.ts';

const Form = styled.form`
  display: grid;
  gap: 1rem;
  align-content: start;
`;

type WordsFormProps = {
  id: string;
  isPicture: boolean;
  folders: readonly Folder[];
  /** What saving ended in. */
  error: Error | null;
  onSave: () => void;
};

/** What is said about a file. Its values are in the form around it. */
export function WordsForm({ id, isPicture, folders, error, onSave }: WordsFormProps) {
  const { detail, words, noFolder } = mediaTexts;
  const form = useFormContext<FileWords>();
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <WordsFields isPicture={isPicture} />
      <TextField
        label={words.description}
        hint={isPicture ? words.noteHint : words.descriptionHint}
        isLong
        control={{ ...form.register('description'), autoComplete: 'off' }}
      />
      <SelectField
        label={words.folder}
        value={form.watch('folder')}
        onChange={(folder) => form.setValue('folder', folder, { shouldDirty: true })}
        options={[
          { value: '', name: noFolder },
          ...folders.map(({ id, name }) => ({ value: String(id), name })),
        ]}
      />
      {error && <Failure>{`${detail.notSaved} ${failureOf(error)}`}</Failure>}
    </Form>
  );
}
