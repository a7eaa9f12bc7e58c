import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaWords } from '../words/media-words.ts';
import { sendFile } from './send-file.ts';
import { uploadFailureOf } from './upload-failure.ts';

export type Sending = { share: number | null; failure: string | null };

/** What a picture of one's own making becomes: another file at the same address, or a file of its own. */
export type Destination =
  | { kind: 'replace'; id: number }
  | { kind: 'new'; words: MediaWords; categoryId: number | null };

/** Sends one file, with how far it has come. A window that is closed meanwhile ends it. */
export function useSending(onSent: (media: MediaRecord, destination: Destination) => void) {
  const [sending, setSending] = useState<Sending>({ share: null, failure: null });
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    async (file: File, destination: Destination) => {
      setSending({ share: 0, failure: null });
      const shared = {
        file,
        signal: ending.current.signal,
        onProgress: (share: number) => setSending({ share, failure: null }),
      };
      try {
        const answer =
          destination.kind === 'replace'
            ? await sendFile({
                ...shared,
                call: 'replaceMediaFile',
                params: { id: destination.id },
                query: { filename: file.name },
              })
            : await sendFile({
                ...shared,
                call: 'uploadMedia',
                query: {
                  title: destination.words.title,
                  alt: destination.words.alt,
                  decorative: destination.words.isDecorative,
                  filename: file.name,
                  categoryId: destination.categoryId ?? undefined,
                },
              });
        const media = decodeMediaRecord(answer);
        if (media === null) throw new Error('The answer is no media record.');
        onSent(media, destination);
      } catch (error) {
        setSending({ share: null, failure: uploadFailureOf(error).message });
      }
    },
    [onSent],
  );
  return { sending, send };
}
