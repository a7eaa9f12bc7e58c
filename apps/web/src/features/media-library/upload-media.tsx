import type { MediaRecord } from '@brandpost/rubicore-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../../forms/modal.tsx';
import { mediaTexts } from './media-texts.ts';
import { UploadRow } from './uploads/upload-row.tsx';
import { createUploads } from './uploads/uploads.ts';
import { useUploadQueue } from './uploads/use-upload-queue.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const WIDTH_PX = 860;

type UploadMediaProps = {
  files: readonly File[];
  /** Those that have arrived, in the order given, once none is under way: or when the window is closed. */
  onDone: (media: readonly MediaRecord[]) => void;
};

/** Files into the library from elsewhere than the library, each with its words: what they show is asked for first. */
export function UploadMedia({ files, onDone }: UploadMediaProps) {
  const [uploads] = useState(() => createUploads());
  const queue = useUploadQueue(uploads);
  useEffect(() => {
    uploads.add(files, null);
    return uploads.end;
  }, [uploads, files]);
  const done = () =>
    onDone(queue.flatMap(({ progress }) => (progress.step === 'done' ? [progress.media] : [])));
  const isOnlyOne = queue.filter(({ progress }) => progress.step === 'describing').length === 1;
  const isAllDone = queue.length > 0 && queue.every(({ progress }) => progress.step === 'done');
  const end = useEffectEvent(done);
  useEffect(() => {
    if (isAllDone) end();
  }, [isAllDone]);
  return (
    <Modal title={mediaTexts.uploads.title} widthPx={WIDTH_PX} onClose={done}>
      <p>{mediaTexts.uploads.privacy}</p>
      <Rows>
        {queue.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} isOnlyOne={isOnlyOne} />
        ))}
      </Rows>
    </Modal>
  );
}
