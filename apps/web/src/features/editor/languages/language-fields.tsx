import {
  HIDDEN_SLUG,
  LANGUAGES,
  languageNames,
  OWN_LANGUAGE,
  type PostDraft,
  ROOT_PARENT_ID,
} from '@brandpost/domain';
import { SelectField } from '@brandpost/ui/fields';
import type { Editing } from '../post/editing.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { OriginalOfVersion } from './original-of-version.tsx';
import { VersionsOfPage } from './versions-of-page.tsx';

const { fields } = postEditorTexts;
const NONE = '';
const OPTIONS = LANGUAGES.map((value) => ({ value, name: languageNames[value] }));

/** What a page is written in, and where that is not Swedish, which page it is a version of. */
export function LanguageFields({ draft, change, errors, referenceData, client }: Editing) {
  const { language, translationOfId } = draft;
  const originals = referenceData.pages.filter(
    ({ id, type, slug, isOut }) => isOut && type === 'page' && slug !== HIDDEN_SLUG && id !== draft.id,
  );
  return (
    <>
      <SelectField
        label={fields.language}
        value={language}
        onChange={(chosen) =>
          change(chosen === OWN_LANGUAGE ? { language: chosen, translationOfId: null } : { language: chosen })
        }
        options={OPTIONS}
        field="language"
        error={errors.get('language')}
        hint={fields.languageHint}
      />
      {(language !== OWN_LANGUAGE || translationOfId !== null) && (
        <SelectField
          label={fields.translationOfId}
          value={translationOfId === null ? NONE : String(translationOfId)}
          // A version has no place of its own in the menu.
          onChange={(id) =>
            change(
              id === NONE
                ? { translationOfId: null }
                : { translationOfId: Number(id), parentId: ROOT_PARENT_ID },
            )
          }
          options={[
            { value: NONE, name: fields.chooseOriginal },
            ...originals.map(({ id, title }) => ({ value: String(id), name: title })),
          ]}
          field="translationOfId"
          error={errors.get('translationOfId')}
        />
      )}
      {draft.id !== null && mayHaveVersions(draft) && <VersionsOfPage pageId={draft.id} client={client} />}
      {translationOfId !== null && (
        <OriginalOfVersion originalId={translationOfId} {...{ draft, client, change }} />
      )}
    </>
  );
}

/** Source: ADR 0062. */
function mayHaveVersions({ type, slug, language, translationOfId }: PostDraft): boolean {
  return type === 'page' && slug !== HIDDEN_SLUG && language === OWN_LANGUAGE && translationOfId === null;
}
