import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormNote, FormPanel } from '../parts/form-panel.tsx';

/** What the list of vacancies is called; what stands in it follows from the posts. */
export function VacanciesForm({ node }: { node: ContentNode }) {
  return (
    <FormPanel>
      <BlockTextField node={node} prop="title" label={editorTexts.vacancies.title} isFirst />
      <FormNote>{editorTexts.vacancies.note}</FormNote>
    </FormPanel>
  );
}
