import type { FieldError } from '@brandpost/validation';
import { useMemo } from 'react';
import { useServices } from '../../../api/services.ts';
import { momentTexts } from '../../../forms/moment-texts.ts';
import type { DocumentView } from '../document/post-document.ts';
import type { IncompleteMoments } from '../post/incomplete-moments.ts';
import type { Publishing } from '../publishing/use-publishing.ts';
import { errorsOf, passedTimes, refusedErrors } from './post-errors.ts';

type UseErrorsOptions = { publishing: Publishing; hasTried: boolean; incomplete: IncompleteMoments };

/**
 * What is wrong with a draft: all that keeps it from being published, and by field what is shown. Until somebody has tried
 * to publish, that is only what the service has refused to keep.
 */
export function useErrors(
  { draft, post, saving }: Pick<DocumentView, 'draft' | 'post' | 'saving'>,
  { publishing, hasTried, incomplete }: UseErrorsOptions,
): { errors: FieldError[]; shown: ReadonlyMap<string, string> } {
  const { clock } = useServices();
  const found = useMemo(
    () => [...errorsOf(draft), ...passedTimes(draft, post, clock())],
    [draft, post, clock],
  );
  const halfFilled = [...incomplete].map((field) => ({ field, message: momentTexts.incomplete }));
  const errors = [...found, ...halfFilled, ...(publishing.kind === 'failed' ? publishing.fields : [])];
  const refused = saving.kind === 'refused' ? refusedErrors(saving.fields, found) : [];
  const shown = hasTried ? [...errors, ...refused] : refused;
  return { errors, shown: new Map(shown.map(({ field, message }) => [field, message])) };
}
