import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button, colour } from '@brandpost/ui';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { Modal } from '../../../forms/modal.tsx';
import { isPicture, kindInWords, measuresInWords, sizeInWords } from '../file-facts.ts';
import { Thumbnail } from '../list/thumbnail.tsx';
import { mediaTexts } from '../media-texts.ts';
import { FilePreview } from '../uploads/file-preview.tsx';
import { refusalOf } from '../uploads/upload-failure.ts';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { useSending } from '../uploads/use-sending.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 1rem;
  align-items: center;
  margin-top: 1.25rem;
  font-size: 0.9375rem;

  figcaption {
    margin-top: 0.5rem;
    overflow-wrap: anywhere;
  }
  figcaption span {
    display: block;
    color: ${colour('muted')};
  }
`;
const Before = styled(Thumbnail)`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--bp-radius-s);
`;
const After = styled(FilePreview)`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--bp-radius-s);
`;
const Note = styled.p`
  margin-top: 1rem;
  font-weight: 600;
`;

type ReplaceFileProps = {
  media: MediaRecord;
  file: File;
  onReplaced: (media: MediaRecord) => void;
  onClose: () => void;
};

/** Before and after, and the question whether another file takes the place of the one that is there. */
export function ReplaceFile({ media, file, onReplaced, onClose }: ReplaceFileProps) {
  const { replacing, uploads } = mediaTexts;
  const { sending, send } = useSending(onReplaced);
  const isOtherKind = isPicture(media) !== file.type.startsWith('image/');
  const refusal = refusalOf(file)?.message ?? (isOtherKind ? replacing.otherKind : null);
  const isBusy = sending.share !== null;
  const foot = (
    <>
      <Button
        type="button"
        disabled={refusal !== null}
        onClick={() => void send(file, { kind: 'replace', id: media.id })}
        {...ariaDisabled(isBusy)}
      >
        {isBusy ? replacing.busy : replacing.yes}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {replacing.no}
      </Button>
    </>
  );
  return (
    <Modal title={replacing.title} widthPx={680} onClose={onClose} foot={foot}>
      <p>{replacing.text}</p>
      <Pair>
        <figure>
          <Before media={media} />
          <figcaption>
            <strong>{replacing.before}</strong>
            <span>
              {[kindInWords(media.fileType), measuresInWords(media)].filter(Boolean).join(' · ')}
              {media.sizeBytes !== null && ` · ${sizeInWords(media.sizeBytes)}`}
            </span>
          </figcaption>
        </figure>
        <ArrowRight aria-hidden="true" size={28} />
        <figure>
          <After file={file} />
          <figcaption>
            <strong>{replacing.after}</strong>
            <span>
              {file.name} · {sizeInWords(file.size)}
            </span>
          </figcaption>
        </figure>
      </Pair>
      {isBusy && (
        <Note>
          <UploadProgress
            max={1}
            aria-label={uploads.progress(file.name)}
            {...(sending.share !== null && sending.share < 1 && { value: sending.share })}
          />
        </Note>
      )}
      {(refusal ?? sending.failure) !== null && <Failure>{refusal ?? sending.failure}</Failure>}
    </Modal>
  );
}
