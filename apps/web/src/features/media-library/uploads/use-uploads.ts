import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { MediaWords } from '../words/media-words.ts';
import { sendFile } from './send-file.ts';
import { uploadFailureOf } from './upload-failure.ts';
import { isUnderWay, nextToSend, queueAfter, type Upload } from './upload-queue.ts';

export type Uploads = {
  queue: readonly Upload[];
  isUnderWay: boolean;
  add: (files: readonly File[], categoryId: number | null) => void;
  describe: (id: number, words: MediaWords) => void;
  retry: (id: number) => void;
  /** Takes a file out of the queue; one that is on its way goes no further. */
  remove: (id: number) => void;
  clear: () => void;
};

let lastId = 0;

/** Files on their way into the library. What has not arrived when the library goes away never does. */
export function useUploads(onUploaded: (media: MediaRecord) => void): Uploads {
  const [queue, dispatch] = useReducer(queueAfter, []);
  const sendings = useRef(new Map<number, AbortController>());

  useEffect(() => {
    for (const upload of nextToSend(queue)) {
      const { id, file, categoryId, words } = upload;
      if (words === null || sendings.current.has(id)) continue;
      const sending = new AbortController();
      sendings.current.set(id, sending);
      dispatch({ event: 'started', id });
      sendFile({
        call: 'uploadMedia',
        query: {
          title: words.title.trim(),
          alt: words.isDecorative ? '' : words.alt.trim(),
          decorative: words.isDecorative,
          filename: file.name,
          categoryId: categoryId ?? undefined,
        },
        file,
        signal: sending.signal,
        onProgress: (share) => dispatch({ event: 'progressed', id, share }),
      })
        .then((answer) => {
          const media = decodeMediaRecord(answer);
          if (media === null) throw new Error('The answer is no media record.');
          dispatch({ event: 'finished', id, media });
          onUploaded(media);
        })
        .catch((error: unknown) => dispatch({ event: 'failed', id, failure: uploadFailureOf(error) }))
        .finally(() => sendings.current.delete(id));
    }
  }, [queue, onUploaded]);

  useEffect(() => {
    const all = sendings.current;
    return () => {
      for (const sending of all.values()) sending.abort();
    };
  }, []);

  return {
    queue,
    isUnderWay: queue.some(({ progress }) => isUnderWay(progress.step)),
    add: useCallback((files, categoryId) => {
      const numbered = files.map((file) => ({ id: ++lastId, file }));
      dispatch({ event: 'added', files: numbered, categoryId });
    }, []),
    describe: useCallback((id, words) => dispatch({ event: 'described', id, words }), []),
    retry: useCallback((id) => dispatch({ event: 'retried', id }), []),
    remove: useCallback((id) => {
      sendings.current.get(id)?.abort();
      sendings.current.delete(id);
      dispatch({ event: 'removed', id });
    }, []),
    clear: useCallback(() => dispatch({ event: 'cleared' }), []),
  };
}
