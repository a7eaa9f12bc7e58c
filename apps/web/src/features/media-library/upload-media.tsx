import type { MediaRecord } from '@brandpost/rubicore-api';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { Modal } from '../../forms/modal.tsx';
import { mediaTexts } from './media-texts.ts';
import { UploadRow } from './uploads/upload-row.tsx';
import { useUploads } from './uploads/use-uploads.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const WIDTH_PX = 860;
const nothing = () => undefined;

type UploadMediaProps = {
  files: readonly File[];
  /** Those that have arrived, in the order given, once none is under way: or when the window is closed. */
  onDone: (media: readonly MediaRecord[]) => void;
};

/** Files into the library from elsewhere than the library, each with its words: what they show is asked for first. */
export function UploadMedia({ files, onDone }: UploadMediaProps) {
  const uploads = useUploads(nothing);
  const { queue, add } = uploads;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    add(files, null);
  }, [add, files]);

  const done = () =>
    onDone(queue.flatMap(({ progress }) => (progress.step === 'done' ? [progress.media] : [])));
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
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </Rows>
    </Modal>
  );
}
