import type { MediaRecord } from '@brandpost/rubicore-api';
import { Modal } from '../../../forms/modal.tsx';
import { mediaTexts } from '../media-texts.ts';
import { DETAIL_WIDTH_PX } from './detail-frame.ts';
import { FileForm, type OpenFile } from './file-form.tsx';
import { useMediaFile } from './use-media-file.ts';

type MediaDetailProps = OpenFile & {
  id: number;
  /** What the list has of it. */
  known: MediaRecord | null;
};

/** One file: how it looks, what is said of it, where it is used, and what can be done with it. */
export function MediaDetail({ id, known, ...rest }: MediaDetailProps) {
  const file = useMediaFile(id, known);
  const { media, failure } = file;
  if (media !== null) return <FileForm media={media} file={file} {...rest} />;
  return (
    <Modal title={mediaTexts.title} widthPx={DETAIL_WIDTH_PX} onClose={() => rest.onOpen(null)}>
      <p role="status">{failure ?? mediaTexts.detail.loading}</p>
    </Modal>
  );
}
