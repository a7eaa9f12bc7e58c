import type { FieldError } from '@brandpost/validation';
import { useMemo } from 'react';
import type { DocumentView } from '../document/post-document.ts';
import type { Publishing } from '../publishing/use-publishing.ts';
import { errorsOf, refusedErrors } from './post-errors.ts';

/**
 * What is wrong with a draft: all that keeps it from being published, and by field what is shown. Until somebody has tried
 * to publish, that is only what the service has refused to keep.
 */
export function useErrors(
  { draft, saving }: Pick<DocumentView, 'draft' | 'saving'>,
  { publishing, hasTried }: { publishing: Publishing; hasTried: boolean },
): { errors: FieldError[]; shown: ReadonlyMap<string, string> } {
  const found = useMemo(() => errorsOf(draft), [draft]);
  const errors = [...found, ...(publishing.kind === 'failed' ? publishing.fields : [])];
  const refused = saving.kind === 'refused' ? refusedErrors(saving.fields, found) : [];
  const shown = hasTried ? [...errors, ...refused] : refused;
  return { errors, shown: new Map(shown.map(({ field, message }) => [field, message])) };
}
