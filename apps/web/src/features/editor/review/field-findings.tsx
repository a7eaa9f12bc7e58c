import type { FieldError } from '@brandpost/validation';
import { CircleAlert } from 'lucide-react';
import { nameOfPath } from '../draft/field-names.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import { Notice } from './notice.ts';

type FieldFindingsProps = { errors: readonly FieldError[]; onShow: (field: string) => void };

/** What is wrong with the fields of the forms, each with the way to its field. */
export function FieldFindings({ errors, onShow }: FieldFindingsProps) {
  if (errors.length === 0) return null;
  return (
    <Notice>
      <CircleAlert aria-hidden="true" size={22} />
      <div>
        <strong>{postEditorTexts.review.mustMend}</strong>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <button type="button" onClick={() => onShow(field)}>
                {nameOfPath(field)}: {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
