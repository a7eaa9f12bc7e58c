import type { MediaRecord } from '@brandpost/rubicore-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type MediaWords, titleFromName } from '../words/media-words.ts';
import { refusalOf, type UploadFailure } from './upload-failure.ts';

/** A file and how far it has come. Nothing is sent before its words are there: the server takes both or neither. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  /** The folder that it goes to; null for the one that the service has for all that is not said. */
  readonly categoryId: number | null;
  /** As they are written; final once the file is not being described any more. */
  readonly words: MediaWords;
  readonly progress:
    | { step: 'describing' }
    | { step: 'waiting' }
    | { step: 'sending'; share: number }
    | { step: 'done'; media: MediaRecord }
    | { step: 'failed'; failure: UploadFailure };
};
type Progress = Upload['progress'];
type Step = Progress['step'];

/** At most so many files are on their way at once: more would only share the same connection. */
const MAX_AT_ONCE = 2;

type Added = { files: readonly { id: number; file: File }[]; categoryId: number | null };
type OfOne<More = unknown> = PayloadAction<{ id: number } & More>;

const slice = createSlice({
  name: 'uploads',
  initialState: [] as readonly Upload[],
  reducers: {
    added: (queue, { payload: { files, categoryId } }: PayloadAction<Added>) => [
      ...queue,
      ...files.map(({ id, file }) => newUpload(id, file, categoryId)),
    ],
    written: (queue, { payload }: OfOne<{ words: MediaWords }>) =>
      withOne(queue, payload.id, ['describing'], { words: payload.words }),
    described: (queue, { payload }: OfOne<{ words: MediaWords }>) =>
      withOne(queue, payload.id, ['describing'], { words: payload.words, progress: { step: 'waiting' } }),
    started: (queue, { payload }: OfOne) =>
      withOne(queue, payload.id, ['waiting'], { progress: { step: 'sending', share: 0 } }),
    progressed: (queue, { payload }: OfOne<{ share: number }>) =>
      withOne(queue, payload.id, ['sending'], { progress: { step: 'sending', share: payload.share } }),
    finished: (queue, { payload }: OfOne<{ media: MediaRecord }>) =>
      withOne(queue, payload.id, ['sending'], { progress: { step: 'done', media: payload.media } }),
    failed: (queue, { payload }: OfOne<{ failure: UploadFailure }>) =>
      withOne(queue, payload.id, ['sending'], { progress: { step: 'failed', failure: payload.failure } }),
    retried: (queue, { payload }: OfOne) =>
      queue.map((upload) =>
        upload.id === payload.id && canRetry(upload) ? { ...upload, progress: { step: 'waiting' } } : upload,
      ),
    /** What is not on its way yet goes to another folder. */
    moved: (queue, { payload }: PayloadAction<{ categoryId: number | null }>) =>
      queue.map((upload) => (canMove(upload) ? { ...upload, categoryId: payload.categoryId } : upload)),
    removed: (queue, { payload }: OfOne) => queue.filter(({ id }) => id !== payload.id),
    /** What is over goes, what is under way stays. */
    cleared: (queue) => queue.filter(({ progress }) => isUnderWay(progress.step)),
    ended: () => [],
  },
});

/** What can happen to the queue; what does not fit where a file is changes nothing. */
export const uploadEvents = slice.actions;
export const uploadsReducer = slice.reducer;

function withOne(
  queue: readonly Upload[],
  id: number,
  from: readonly Step[],
  change: Partial<Upload>,
): readonly Upload[] {
  return queue.map((upload) =>
    upload.id === id && from.includes(upload.progress.step) ? { ...upload, ...change } : upload,
  );
}

/** The files that it is the turn of. */
export function nextToSend(queue: readonly Upload[]): Upload[] {
  const sending = queue.filter(({ progress }) => progress.step === 'sending').length;
  return queue
    .filter(({ progress }) => progress.step === 'waiting')
    .slice(0, Math.max(0, MAX_AT_ONCE - sending));
}

/** Whether a file would be lost if the page were left now. */
export function isUnderWay(step: Step): boolean {
  return step === 'describing' || step === 'waiting' || step === 'sending';
}

/** Whether the folder that a file goes to can still be chosen. */
export function canMove(upload: Upload): boolean {
  const { step } = upload.progress;
  return step === 'describing' || step === 'waiting' || canRetry(upload);
}

function canRetry({ progress }: Upload): boolean {
  return progress.step === 'failed' && progress.failure.canRetry;
}

function newUpload(id: number, file: File, categoryId: number | null): Upload {
  const failure = refusalOf(file);
  const words = { title: titleFromName(file.name), alt: '', isDecorative: false };
  const progress: Progress = failure === null ? { step: 'describing' } : { step: 'failed', failure };
  return { id, file, categoryId, words, progress };
}
