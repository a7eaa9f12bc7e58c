import type { MediaRecord } from '@brandpost/rubicore-api';
import type { MediaWords } from '../words/media-words.ts';
import { refusalOf, type UploadFailure } from './upload-failure.ts';

/** A file and how far it has come. Nothing is sent before its words are there: the server takes both or neither. */
export type Upload = {
  id: number;
  file: File;
  categoryId: number | null;
  words: MediaWords | null;
  progress:
    | { step: 'describing' }
    | { step: 'waiting' }
    | { step: 'sending'; share: number }
    | { step: 'done'; media: MediaRecord }
    | { step: 'failed'; failure: UploadFailure };
};

export type UploadEvent =
  | { event: 'added'; files: readonly { id: number; file: File }[]; categoryId: number | null }
  | { event: 'described'; id: number; words: MediaWords }
  | { event: 'started'; id: number }
  | { event: 'progressed'; id: number; share: number }
  | { event: 'finished'; id: number; media: MediaRecord }
  | { event: 'failed'; id: number; failure: UploadFailure }
  | { event: 'retried'; id: number }
  | { event: 'removed'; id: number }
  | { event: 'cleared' };

/** At most so many files are on their way at once: more would only share the same connection. */
const MAX_AT_ONCE = 2;

/** The queue after something has happened; what does not fit where a file is changes nothing. */
export function queueAfter(queue: readonly Upload[], happened: UploadEvent): readonly Upload[] {
  if (happened.event === 'added') {
    return [...queue, ...happened.files.map((added) => newUpload(added, happened.categoryId))];
  }
  if (happened.event === 'cleared') return queue.filter(({ progress }) => isUnderWay(progress.step));
  if (happened.event === 'removed') return queue.filter(({ id }) => id !== happened.id);
  return queue.map((upload) => (upload.id === happened.id ? uploadAfter(upload, happened) : upload));
}

type OneFilesEvent = Exclude<UploadEvent, { event: 'added' | 'removed' | 'cleared' }>;

function uploadAfter(upload: Upload, happened: OneFilesEvent): Upload {
  const { step } = upload.progress;
  switch (happened.event) {
    case 'described':
      return step === 'describing'
        ? { ...upload, words: happened.words, progress: { step: 'waiting' } }
        : upload;
    case 'started':
      return step === 'waiting' ? { ...upload, progress: { step: 'sending', share: 0 } } : upload;
    case 'progressed':
      return step === 'sending'
        ? { ...upload, progress: { step: 'sending', share: happened.share } }
        : upload;
    case 'finished':
      return step === 'sending' ? { ...upload, progress: { step: 'done', media: happened.media } } : upload;
    case 'failed':
      return step === 'sending'
        ? { ...upload, progress: { step: 'failed', failure: happened.failure } }
        : upload;
    case 'retried':
      return canRetry(upload) ? { ...upload, progress: { step: 'waiting' } } : upload;
  }
}

/** The files that it is the turn of. */
export function nextToSend(queue: readonly Upload[]): Upload[] {
  const sending = queue.filter(({ progress }) => progress.step === 'sending').length;
  return queue
    .filter(({ progress }) => progress.step === 'waiting')
    .slice(0, Math.max(0, MAX_AT_ONCE - sending));
}

/** Whether a file would be lost if the page were left now. */
export function isUnderWay(step: Upload['progress']['step']): boolean {
  return step === 'describing' || step === 'waiting' || step === 'sending';
}

function canRetry({ progress }: Upload): boolean {
  return progress.step === 'failed' && progress.failure.canRetry;
}

function newUpload({ id, file }: { id: number; file: File }, categoryId: number | null): Upload {
  const failure = refusalOf(file);
  const progress: Upload['progress'] =
    failure === null ? { step: 'describing' } : { step: 'failed', failure };
  return { id, file, categoryId, words: null, progress };
}
