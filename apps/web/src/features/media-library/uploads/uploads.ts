import { decodeMediaRecord } from '@brandpost/rubicore-api';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { MediaWords } from '../words/media-words.ts';
import { sendFile } from './send-file.ts';
import { uploadFailureOf } from './upload-failure.ts';
import { nextToSend, type Upload, uploadEvents, uploadsReducer } from './uploads-slice.ts';

type Queue = readonly Upload[];

let lastId = 0;

/**
 * Files on their way into the library, as a store of their own that sends by itself. A file that is taken out of the
 * queue goes no further.
 */
export function createUploads(send: typeof sendFile = sendFile, first: Queue = []) {
  const sendings = new Map<number, AbortController>();
  const listeners = createListenerMiddleware<Queue>();
  const store = configureStore({
    reducer: uploadsReducer,
    preloadedState: first,
    // Files are no values that could be written down; see 0040.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
  const { dispatch } = store;
  listeners.startListening({
    predicate: (_action, now, before) => now !== before,
    effect(_action, { getState }) {
      const queue = getState();
      for (const [id, sending] of sendings) {
        if (queue.some((upload) => upload.id === id)) continue;
        sending.abort();
        sendings.delete(id);
      }
      for (const upload of nextToSend(queue)) void sendOne(upload);
    },
  });

  async function sendOne({ id, file, categoryId, words }: Upload): Promise<void> {
    const sending = new AbortController();
    sendings.set(id, sending);
    dispatch(uploadEvents.started({ id }));
    const query = {
      title: words.title.trim(),
      alt: words.isDecorative ? '' : words.alt.trim(),
      decorative: words.isDecorative,
      filename: file.name,
      categoryId: categoryId ?? undefined,
    };
    const onProgress = (share: number) => dispatch(uploadEvents.progressed({ id, share }));
    try {
      const answer = await send({ call: 'uploadMedia', query, file, signal: sending.signal, onProgress });
      const media = decodeMediaRecord(answer);
      if (media === null) throw new Error('The answer is no media record.');
      dispatch(uploadEvents.finished({ id, media }));
    } catch (error) {
      dispatch(uploadEvents.failed({ id, failure: uploadFailureOf(error) }));
    } finally {
      sendings.delete(id);
    }
  }

  return {
    subscribe: store.subscribe,
    queue: store.getState,
    add(files: readonly File[], categoryId: number | null) {
      const numbered = files.map((file) => ({ id: ++lastId, file }));
      dispatch(uploadEvents.added({ files: numbered, categoryId }));
    },
    write: (id: number, words: MediaWords) => void dispatch(uploadEvents.written({ id, words })),
    describe: (id: number, words: MediaWords) => void dispatch(uploadEvents.described({ id, words })),
    retry: (id: number) => void dispatch(uploadEvents.retried({ id })),
    move: (categoryId: number | null) => void dispatch(uploadEvents.moved({ categoryId })),
    remove: (id: number) => void dispatch(uploadEvents.removed({ id })),
    clear: () => void dispatch(uploadEvents.cleared()),
    /** Gives up all that has not arrived. */
    end: () => void dispatch(uploadEvents.ended()),
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** The library's own, wherever in the page the library is open: on its page, and in a window to choose from. */
export const libraryUploads = createUploads();
