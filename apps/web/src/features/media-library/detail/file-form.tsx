import { ApiError, decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Button, buttonShape, colour } from '@brandpost/ui';
import { SelectField, TextField } from '@brandpost/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { Crop, Download, FileText, Repeat2, RotateCcw, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useServices } from '../../../api/services.ts';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { Modal } from '../../../forms/modal.tsx';
import { Question } from '../../../forms/question.tsx';
import { useDocumentGuard } from '../../../navigation/use-document-guard.ts';
import type { FileChanges } from '../changes/use-file-changes.ts';
import { dayItGoes, filePath, isPicture, nameOf } from '../file-facts.ts';
import type { Folder } from '../list/use-folders.ts';
import { MEDIA_INVALIDATES, useRefreshMedia } from '../media-queries.ts';
import { mediaTexts } from '../media-texts.ts';
import { ACCEPTED_TYPES } from '../uploads/upload-failure.ts';
import { WordsFields } from '../words/words-fields.tsx';
import { Actions, DETAIL_WIDTH_PX, DetailColumn, DetailFrame, Paper } from './detail-frame.ts';
import { FileDetails } from './file-details.tsx';
import { bodyOf, type FileWords, fileWordsOf } from './file-words.ts';
import { FocalPoint } from './focal-point.tsx';
import { OldFiles } from './old-files.tsx';
import { PlaceFits } from './place-fits.tsx';
import { RemoveFile } from './remove-file.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { Section } from './section.tsx';
import { isUsed, UsageList } from './usage-list.tsx';
import type { MediaFile } from './use-media-file.ts';

const CropPicture = lazy(async () => ({ default: (await import('../crop/crop-picture.tsx')).CropPicture }));

const Form = styled.form`
  display: grid;
  gap: 1rem;
  align-content: start;
`;
const DownloadLink = styled.a`
  ${buttonShape}
`;
const Far = styled(Button)`
  margin-left: auto;

  & + & {
    margin-left: 0;
  }
`;
const Trashed = styled.p`
  padding: 0.75rem 1rem;
  border-radius: var(--bp-radius-m);
  background: ${colour('warning-bg')};
`;

/** What the library around an open file gives it. */
export type OpenFile = {
  folders: readonly Folder[];
  /** Called with whether anything is changed and not saved. */
  unsaved: RefObject<boolean>;
  changes: FileChanges;
  /** Leads to another file, or to none. */
  onOpen: (id: number | null) => void;
};

type FileFormProps = OpenFile & {
  media: MediaRecord;
  file: MediaFile;
};
type ActiveTask =
  | { task: 'none' | 'removing' | 'leaving' }
  | { task: 'replacing'; file: File }
  | { task: 'cropping'; ratio: number | null };

/** A file with the form of what is said about it. What is changed and not saved is asked about. */
export function FileForm({ media, file, folders, unsaved, changes, onOpen }: FileFormProps) {
  const { client } = useServices();
  const { detail, words, leaving } = mediaTexts;
  const form = useForm<FileWords>({ defaultValues: fileWordsOf(media), mode: 'onTouched' });
  const { isDirty, isSubmitting } = form.formState;
  const refresh = useRefreshMedia();
  const saving = useMutation({
    mutationFn: (values: FileWords) =>
      client.call('updateMedia', { params: { id: media.id }, json: bodyOf(values) }),
    meta: { invalidates: MEDIA_INVALIDATES, isFailureShown: true },
  });
  const [activeTask, setActiveTask] = useState<ActiveTask>({ task: 'none' });
  const chooser = useRef<HTMLInputElement>(null);
  const formId = useId();
  const idle = () => setActiveTask({ task: 'none' });

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
  const leave = (id: number | null) => {
    unsaved.current = false;
    onOpen(id);
  };
  const close = () => (isDirty ? setActiveTask({ task: 'leaving' }) : leave(null));
  const isTrashed = media.trashedDate !== null;
  const isInUse = file.usage !== null && file.usage !== 'failed' && isUsed(file.usage);
  // The list says what became of it, and takes it back.
  const remove = () => {
    const { actions, forced } = changes;
    const allowed = isInUse ? forced : actions;
    void changes.run(isTrashed ? allowed.remove : allowed.trash, [media]);
    leave(null);
  };
  const renewed = () => {
    idle();
    void refresh();
  };

  const foot = (
    <>
      <Button type="submit" form={formId} {...ariaDisabled(!isDirty || isSubmitting)}>
        {isSubmitting ? detail.saving : detail.save}
      </Button>
      <p role="status">{saving.isSuccess && !isDirty && detail.saved}</p>
      {isTrashed && (
        <Far
          type="button"
          data-look="quiet"
          onClick={() => void changes.run(changes.actions.restore, [media])}
          {...ariaDisabled(changes.isRunning)}
        >
          <RotateCcw aria-hidden="true" size={19} />
          {detail.restore}
        </Far>
      )}
      <Far
        type="button"
        data-look="quiet"
        disabled={file.usage === null}
        onClick={() => (isTrashed || isInUse ? setActiveTask({ task: 'removing' }) : remove())}
        {...ariaDisabled(changes.isRunning)}
      >
        <Trash2 aria-hidden="true" size={19} />
        {isTrashed ? detail.remove : detail.trash}
      </Far>
    </>
  );
  return (
    <Modal title={nameOf(media)} widthPx={DETAIL_WIDTH_PX} onClose={close} foot={foot}>
      <FormProvider {...form}>
        <DetailFrame>
          <DetailColumn>
            {isPicture(media) && !media.isMissing ? (
              <FocalPoint
                media={media}
                point={form.watch('focalPoint')}
                onMoved={(point) => form.setValue('focalPoint', point, { shouldDirty: true })}
              />
            ) : (
              <Paper>
                <FileText aria-hidden="true" size={96} strokeWidth={1} />
              </Paper>
            )}
            <Actions>
              {isPicture(media) && (
                <Button
                  type="button"
                  data-look="quiet"
                  onClick={() => setActiveTask({ task: 'cropping', ratio: null })}
                >
                  <Crop aria-hidden="true" size={19} />
                  {detail.crop}
                </Button>
              )}
              <Button type="button" data-look="quiet" onClick={() => chooser.current?.click()}>
                <Repeat2 aria-hidden="true" size={20} />
                {detail.replace}
              </Button>
              <DownloadLink
                href={filePath(media)}
                download={media.originalName || media.filename}
                data-look="quiet"
              >
                <Download aria-hidden="true" size={19} />
                {detail.download}
              </DownloadLink>
              <input
                ref={chooser}
                type="file"
                hidden
                accept={ACCEPTED_TYPES}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  target.value = '';
                  if (chosen !== undefined) setActiveTask({ task: 'replacing', file: chosen });
                }}
              />
            </Actions>
            {isPicture(media) && (
              <PlaceFits media={media} onCrop={(ratio) => setActiveTask({ task: 'cropping', ratio })} />
            )}
          </DetailColumn>
          <DetailColumn>
            {media.trashedDate !== null && (
              <Trashed>
                {mediaTexts.trash.isHere(formatDate(media.trashedDate))}{' '}
                {!isInUse && mediaTexts.trash.willGo(dayItGoes(media.trashedDate))}
              </Trashed>
            )}
            <Form id={formId} noValidate onSubmit={(event) => void save(event)}>
              <WordsFields isPicture={isPicture(media)} />
              <TextField
                label={words.description}
                hint={isPicture(media) ? words.noteHint : words.descriptionHint}
                isLong
                control={{ ...form.register('description'), autoComplete: 'off' }}
              />
              <SelectField
                label={words.folder}
                value={form.watch('folder')}
                onChange={(folder) => form.setValue('folder', folder, { shouldDirty: true })}
                options={[
                  { value: '', name: mediaTexts.noFolder },
                  ...folders.map(({ id, name }) => ({ value: String(id), name })),
                ]}
              />
              {saving.error && <Failure>{`${detail.notSaved} ${failureOf(saving.error)}`}</Failure>}
            </Form>
            <Section title={mediaTexts.usage.title}>
              <UsageList usage={file.usage} />
            </Section>
            <FileDetails media={media} />
            <OldFiles media={media} versions={file.versions} />
          </DetailColumn>
        </DetailFrame>
      </FormProvider>
      {activeTask.task === 'replacing' && (
        <ReplaceFile media={media} file={activeTask.file} onReplaced={renewed} onClose={idle} />
      )}
      {activeTask.task === 'cropping' && (
        <Suspense>
          <CropPicture
            media={media}
            ratio={activeTask.ratio}
            onReplaced={renewed}
            onAdded={({ id }) => {
              void refresh();
              if (isDirty) idle();
              else leave(id);
            }}
            onClose={idle}
          />
        </Suspense>
      )}
      {activeTask.task === 'removing' && (
        <RemoveFile media={media} usage={file.usage} onYes={remove} onNo={idle} />
      )}
      {activeTask.task === 'leaving' && (
        <Question
          title={leaving.unsavedTitle}
          yes={leaving.leave}
          no={leaving.stay}
          onYes={() => leave(null)}
          onNo={idle}
        >
          <p>{leaving.unsavedText}</p>
        </Question>
      )}
    </Modal>
  );
}
