import { ApiError, decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../api/services.ts';
import { useDocumentGuard } from '../../../navigation/use-document-guard.ts';
import { MEDIA_INVALIDATES } from '../media-queries.ts';
import { bodyOf, type FileWords, fileWordsOf } from './file-words.ts';

/** The form of what is said about a file, and how it is saved. @param unsaved is told whether anything waits to be saved */
export function useFileWords(media: MediaRecord, unsaved: RefObject<boolean>) {
  const { client } = useServices();
  const form = useForm<FileWords>({ defaultValues: fileWordsOf(media), mode: 'onTouched' });
  const { isDirty, isSubmitting } = form.formState;
  const saving = useMutation({
    mutationFn: (values: FileWords) =>
      client.call('updateMedia', { params: { id: media.id }, json: bodyOf(values) }),
    meta: { invalidates: MEDIA_INVALIDATES, isFailureShown: true },
  });

  useDocumentGuard(isDirty);
  useEffect(() => {
    unsaved.current = isDirty;
    return () => {
      unsaved.current = false;
    };
  }, [isDirty, unsaved]);

  // A file that has been replaced is shown anew; what somebody is writing stays.
  useEffect(() => {
    form.reset(fileWordsOf(media), { keepDirtyValues: true });
  }, [media, form]);

  const save = form.handleSubmit(async (values) => {
    try {
      const saved = decodeMediaRecord(await saving.mutateAsync(values));
      form.reset(saved === null ? values : fileWordsOf(saved));
    } catch (error) {
      for (const { field, message } of error instanceof ApiError ? error.errors : []) {
        if (field === 'title' || field === 'alt') form.setError(field, { message });
      }
    }
  });
  return {
    form,
    save,
    isDirty,
    isSaving: isSubmitting,
    isSaved: saving.isSuccess && !isDirty,
    error: saving.error,
  };
}
