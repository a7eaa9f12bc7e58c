import type { MediaRecord } from '@brandpost/rubicore-api';
import { type ReactNode, useCallback, useState } from 'react';
import { UploadMedia } from '../../media-library/upload-media.tsx';

type Asked = { files: readonly File[]; answer: (media: readonly MediaRecord[]) => void };

/** Files into the media library, by a call. @returns the call, and the window to show somewhere */
export function useUploadMedia(): {
  uploadMedia: (files: readonly File[]) => Promise<readonly MediaRecord[]>;
  uploading: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const uploadMedia = useCallback(
    (files: readonly File[]) =>
      new Promise<readonly MediaRecord[]>((answer) => {
        setAsked({ files, answer });
      }),
    [],
  );
  const done = (media: readonly MediaRecord[]) => {
    asked?.answer(media);
    setAsked(null);
  };
  return { uploadMedia, uploading: asked && <UploadMedia files={asked.files} onDone={done} /> };
}
