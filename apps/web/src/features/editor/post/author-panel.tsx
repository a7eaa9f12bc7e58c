import { TextField } from '../../../forms/text-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';
import { MomentField } from './moment-field.tsx';
import { PeopleField } from './people-field.tsx';

const { fields } = postEditorTexts;

/** Whose text it is, and under what name it stands. */
export function AuthorPanel({ draft, change, errors, client, referenceData }: Editing) {
  return (
    <>
      {!referenceData.isForOwnGroups && (
        <>
          <PeopleField
            label={fields.author}
            ids={draft.authorId === null ? [] : [draft.authorId]}
            field="authorId"
            onChange={(ids) => change({ authorId: ids.at(-1) ?? null })}
            client={client}
          />
          <TextField
            label={fields.pseudoAuthor}
            value={draft.pseudoAuthor}
            onChange={(pseudoAuthor) => change({ pseudoAuthor }, 'pseudoAuthor')}
            field="pseudoAuthor"
            error={errors.get('pseudoAuthor')}
            hint={fields.pseudoAuthorHint}
          />
        </>
      )}
      <MomentField
        label={fields.authoredDate}
        value={draft.authoredDate}
        onChange={(authoredDate) => change({ authoredDate })}
        name="authoredDate"
        error={errors.get('authoredDate')}
        hint={fields.swedishTime}
      />
    </>
  );
}
