import { MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button, colour } from '@brandpost/ui';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { Modal } from '../../../forms/modal.tsx';
import { filePath, lacksAlt, nameOf } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { UploadProgress } from '../uploads/upload-progress.tsx';
import { type Destination, useSending } from '../uploads/use-sending.ts';
import { type CropArea, croppedFile, resultMeasures } from './cropped-file.ts';

const MAX_ZOOM = 5;
const ZOOM_STEP = 0.2;
const RATIOS = [
  ['16:9', 16 / 9],
  ['3:2', 3 / 2],
  ['1:1', 1],
] as const;

/* The cropper's own style sheet, by which it does without adding one to the page. */
const Stage = styled.div`
  position: relative;
  height: min(30rem, 52dvh);
  border-radius: var(--bp-radius-m);
  overflow: hidden;
  background: #0b1321;

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    border: 2px solid #fff;
    overflow: hidden;
    color: rgb(0 0 0 / 0.55);
    box-shadow: 0 0 0 9999em;
    transform: translate(-50%, -50%);
  }
  .reactEasyCrop_CropArea:focus-visible {
    border-radius: 0;
    outline: 4px solid ${colour('signal')};
    outline-offset: -4px;
  }
  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    position: absolute;
    border: 1px solid rgb(255 255 255 / 0.5);
    content: '';
  }
  .reactEasyCrop_CropAreaGrid::before {
    inset: 0 33.33%;
    border-block: 0;
  }
  .reactEasyCrop_CropAreaGrid::after {
    inset: 33.33% 0;
    border-inline: 0;
  }
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.75rem;
  align-items: center;
  margin-top: 1rem;
  font-size: 1rem;

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  label {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-height: 44px;
  }
  input[type='range'] {
    width: 11rem;
    accent-color: ${colour('primary')};
  }
`;
const Ratio = styled.button`
  min-width: 56px;
  min-height: 44px;
  padding: 0.25rem 1rem;
  border: 1px solid ${colour('muted')};
  border-radius: 999px;
  background: ${colour('bg')};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${colour('primary')};
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
`;
const Note = styled.p`
  margin-top: 0.75rem;
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;

type CropPictureProps = {
  media: MediaRecord;
  /** The shape to begin with; the picture's own where it is null. */
  ratio: number | null;
  onReplaced: () => void;
  onAdded: (media: MediaRecord) => void;
  onClose: () => void;
};

/** Cuts a part out of a picture, by pointer, finger or keys, and puts it in its place or beside it. */
export function CropPicture({ media, ratio, onReplaced, onAdded, onClose }: CropPictureProps) {
  const { cropping, uploads } = mediaTexts;
  const own = (media.widthPx ?? 3) / (media.heightPx ?? 2);
  const [shape, setShape] = useState({ ratio: ratio ?? own, isFree: ratio === null });
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const freeId = useId();
  const zoomId = useId();
  const { sending, send } = useSending((sent, { kind }) =>
    kind === 'replace' ? onReplaced() : onAdded(sent),
  );
  const isBusy = sending.share !== null;

  const keep = async (destination: Destination) => {
    if (area === null) return;
    setFailure(null);
    try {
      const { filename, fileType } = media;
      await send(await croppedFile({ path: filePath(media), filename, fileType }, area), destination);
    } catch {
      setFailure(cropping.failed);
    }
  };
  const zoomBy = (step: number) => setZoom((before) => Math.min(MAX_ZOOM, Math.max(1, before + step)));
  const zoomByKey = (event: KeyboardEvent) => {
    if (event.key === '+') zoomBy(ZOOM_STEP);
    if (event.key === '-') zoomBy(-ZOOM_STEP);
  };
  const asNew: Destination = {
    kind: 'new',
    words: {
      title: [...cropping.copyTitle(nameOf(media))].slice(0, MEDIA_TITLE_MAX_LENGTH).join(''),
      alt: media.alt,
      isDecorative: media.isDecorative,
    },
    categoryId: media.categoryId,
  };
  const result = area === null ? null : resultMeasures(area);
  const foot = (
    <>
      <Button
        type="button"
        disabled={area === null}
        onClick={() => void keep({ kind: 'replace', id: media.id })}
        {...ariaDisabled(isBusy)}
      >
        {isBusy ? cropping.busy : cropping.replace}
      </Button>
      <Button
        type="button"
        data-look="quiet"
        disabled={area === null || lacksAlt(media)}
        onClick={() => void keep(asNew)}
        {...ariaDisabled(isBusy)}
      >
        {cropping.asNew}
      </Button>
      <p role="status">{result !== null && cropping.result(result.width, result.height)}</p>
    </>
  );
  return (
    <Modal title={cropping.title} widthPx={900} onClose={onClose} foot={foot}>
      <Stage onKeyDown={zoomByKey}>
        <Cropper
          image={filePath(media)}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={shape.ratio}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={useCallback((_: CropArea, points: CropArea) => setArea(points), [])}
          cropperProps={{ role: 'group', 'aria-label': cropping.area }}
          mediaProps={{ alt: '' }}
          keyboardStep={8}
          disableAutomaticStylesInjection
        />
      </Stage>
      <Note>
        {cropping.help} {lacksAlt(media) && cropping.needsAlt}
      </Note>
      <Controls>
        <fieldset aria-label={cropping.ratios}>
          {RATIOS.map(([name, value]) => (
            <Ratio
              key={name}
              type="button"
              aria-pressed={!shape.isFree && Math.abs(shape.ratio - value) < 0.01}
              onClick={() => setShape({ ratio: value, isFree: false })}
            >
              {name}
            </Ratio>
          ))}
          <Ratio
            type="button"
            aria-pressed={shape.isFree}
            onClick={() => setShape((before) => ({ ...before, isFree: true }))}
          >
            {cropping.free}
          </Ratio>
        </fieldset>
        {shape.isFree && (
          <label htmlFor={freeId}>
            {cropping.freeRatio}
            <input
              id={freeId}
              type="range"
              min={0.4}
              max={3}
              step={0.01}
              value={shape.ratio}
              onChange={({ target }) => setShape({ ratio: Number(target.value), isFree: true })}
            />
          </label>
        )}
        <label htmlFor={zoomId}>
          {cropping.zoom}
          <input
            id={zoomId}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
      </Controls>
      {isBusy && (
        <UploadProgress
          max={1}
          aria-label={uploads.progress(nameOf(media))}
          {...(sending.share !== null && sending.share < 1 && { value: sending.share })}
        />
      )}
      {(failure ?? sending.failure) !== null && <Failure>{failure ?? sending.failure}</Failure>}
    </Modal>
  );
}
