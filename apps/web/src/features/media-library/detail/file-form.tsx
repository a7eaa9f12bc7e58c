import type { MediaRecord } from '@brandpost/rubicore-api';
import { formatDate } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { RotateCcw, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { leaveTexts } from '../../../forms/leave-texts.ts';
import { Modal } from '../../../forms/modal.tsx';
import { Question } from '../../../forms/question.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import type { FileChanges } from '../changes/use-file-changes.ts';
import { dayItGoes, isPicture, nameOf } from '../file-facts.ts';
import type { Folder } from '../list/use-folders.ts';
import { useRefreshMedia } from '../media-queries.ts';
import { mediaTexts } from '../media-texts.ts';
import { DETAIL_WIDTH_PX, DetailColumn, DetailFrame } from './detail-frame.ts';
import { FileDetails } from './file-details.tsx';
import { FileItself } from './file-itself.tsx';
import { OldFiles } from './old-files.tsx';
import { RemoveFile } from './remove-file.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { Section } from './section.tsx';
import { isUsed, UsageList } from './usage-list.tsx';
import { useFileWords } from './use-file-words.ts';
import type { MediaFile } from './use-media-file.ts';
import { WordsForm } from './words-form.tsx';

const CropPicture = lazy(async () => ({ default: (await import('../crop/crop-picture.tsx')).CropPicture }));

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
  const { detail } = mediaTexts;
  const { form, save, isDirty, isSaving, isSaved, error } = useFileWords(media, unsaved);
  const refresh = useRefreshMedia();
  const [activeTask, setActiveTask] = useState<ActiveTask>({ task: 'none' });
  const formId = useId();
  const idle = () => setActiveTask({ task: 'none' });

  const leave = (id: number | null) => {
    unsaved.current = false;
    onOpen(id);
  };
  const close = () => (isDirty ? setActiveTask({ task: 'leaving' }) : leave(null));
  const isTrashed = media.trashedDate !== null;
  const [wasTrashed] = useState(isTrashed);
  const isRestored = wasTrashed && !isTrashed;
  // The button that restores is gone by then.
  const said = useLostFocus<HTMLParagraphElement>(isTrashed);
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
      <Button type="submit" form={formId} {...ariaDisabled(!isDirty || isSaving)}>
        {isSaving ? detail.saving : detail.save}
      </Button>
      <p role="status" ref={said} tabIndex={-1}>
        {isSaved ? detail.saved : isRestored && detail.restored}
      </p>
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
          <FileItself
            media={media}
            onCrop={(ratio) => setActiveTask({ task: 'cropping', ratio })}
            onReplace={(chosen) => setActiveTask({ task: 'replacing', file: chosen })}
          />
          <DetailColumn>
            {media.trashedDate !== null && (
              <Trashed>
                {mediaTexts.trash.isHere(formatDate(media.trashedDate))}{' '}
                {!isInUse && mediaTexts.trash.willGo(dayItGoes(media.trashedDate))}
              </Trashed>
            )}
            <WordsForm
              id={formId}
              isPicture={isPicture(media)}
              folders={folders}
              error={error}
              onSave={() => void save()}
            />
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
          title={leaveTexts.title}
          yes={leaveTexts.leave}
          no={leaveTexts.stay}
          onYes={() => leave(null)}
          onNo={idle}
        >
          <p>{leaveTexts.text}</p>
        </Question>
      )}
    </Modal>
  );
}
