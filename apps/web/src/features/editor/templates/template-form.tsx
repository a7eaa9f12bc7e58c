import { POST_TEMPLATE_DESCRIPTION_MAX_LENGTH, POST_TEMPLATE_NAME_MAX_LENGTH } from '@brandpost/domain';
import type { PostTemplate } from '@brandpost/rubicore-api';
import { validatePostTemplate } from '@brandpost/validation';
import type { ReactNode } from 'react';
import { textIn } from '../../../administration/table/record-field.ts';
import { RecordForm } from '../../../administration/table/record-form.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { TEMPLATES_INVALIDATES } from './templates-query.ts';

const { templates: texts } = postEditorTexts;

type Names = Pick<PostTemplate, 'name' | 'description'>;
type TemplateFormProps = {
  title: string;
  names: Names;
  save: (names: Names) => Promise<PostTemplate>;
  onSaved: (template: PostTemplate) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** What a template is called, and what it is for. */
export function TemplateForm({ title, names, save, onSaved, onClose, children }: TemplateFormProps) {
  return (
    <RecordForm
      title={title}
      fields={[
        { name: 'name', label: texts.name, kind: 'line', most: POST_TEMPLATE_NAME_MAX_LENGTH },
        {
          name: 'description',
          label: texts.description,
          kind: 'line',
          most: POST_TEMPLATE_DESCRIPTION_MAX_LENGTH,
        },
      ]}
      values={{ name: names.name, description: names.description }}
      validate={validatePostTemplate}
      save={(values) => save({ name: textIn(values, 'name'), description: textIn(values, 'description') })}
      invalidates={TEMPLATES_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    >
      {children}
    </RecordForm>
  );
}
