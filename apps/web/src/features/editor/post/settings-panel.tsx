import { GROUP_INFORMATION_TYPES, OWN_LANGUAGE, POST_TYPES } from '@brandpost/domain';
import { SelectField } from '@brandpost/ui/fields';
import { typeNames } from '../../../texts/type-names.ts';
import { LanguageFields } from '../languages/language-fields.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { AcknowledgementFields } from './acknowledgement-fields.tsx';
import { AlertFields } from './alert-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { BlurbFields } from './blurb-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { Editing } from './editing.ts';
import { InfoFields } from './info-fields.tsx';
import { MomentField } from './moment-field.tsx';
import { PlacementFields } from './placement-fields.tsx';
import { SlugField } from './slug-field.tsx';
import { VacancyFields } from './vacancy-fields.tsx';
import { vacancyPlace } from './vacancy-place.ts';

const { fields } = postEditorTexts;
const TYPES = POST_TYPES.map((type) => ({ value: type, name: typeNames[type]?.one ?? type }));
const TYPES_FOR_GROUPS = TYPES.filter(({ value }) => GROUP_INFORMATION_TYPES.includes(value));

/** What the post is, where it stands, for whom it is and when it is seen. Source: SPEC sections 2 and 3. */
export function SettingsPanel(editing: Editing) {
  const { draft, change, errors } = editing;
  const { isForOwnGroups } = editing.referenceData;
  const isPage = draft.type === 'page' || draft.type === 'page-related';
  const isOtherLanguage = draft.language !== OWN_LANGUAGE;
  return (
    <>
      {draft.type === 'alert' && <AlertFields {...editing} />}
      {!isForOwnGroups && <SlugField {...editing} />}
      <AudienceFields {...editing} />
      <MomentField
        label={fields.publishedDate}
        value={draft.publishedDate}
        onChange={(publishedDate) => change({ publishedDate })}
        name="publishedDate"
        error={errors.get('publishedDate')}
        hint={`${fields.swedishTime} ${fields.now}`}
      />
      <MomentField
        label={fields.unpublishedDate}
        value={draft.unpublishedDate}
        onChange={(unpublishedDate) => change({ unpublishedDate })}
        name="unpublishedDate"
        error={errors.get('unpublishedDate')}
        hint={`${fields.swedishTime} ${fields.never}`}
      />
      <AcknowledgementFields {...editing} />
      {(draft.type === 'page' || isOtherLanguage) && <LanguageFields {...editing} />}
      {isPage && !isOtherLanguage && <PlacementFields {...editing} />}
      <SelectField
        label={fields.type}
        value={draft.type ?? 'news'}
        onChange={(type) => change({ type, ...vacancyPlace({ ...draft, type }, editing) })}
        options={isForOwnGroups ? TYPES_FOR_GROUPS : TYPES}
        field="type"
        error={errors.get('type')}
      />
      <PictureField {...editing} />
      {isForOwnGroups ? (
        // Its title proposes one: a message to colleagues needs no more than that.
        <SlugField {...editing} />
      ) : (
        <>
          {draft.type !== 'alert' && <VacancyFields {...editing} />}
          <InfoFields {...editing} />
          <BlurbFields {...editing} />
          <ContactFields {...editing} />
        </>
      )}
    </>
  );
}
