import type { MediaRecord } from '@brandpost/rubicore-api';
import { Button, buttonShape } from '@brandpost/ui';
import { Crop, Download, FileText, Repeat2 } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { filePath, isPicture } from '../file-facts.ts';
import { mediaTexts } from '../media-texts.ts';
import { ACCEPTED_TYPES } from '../uploads/upload-failure.ts';
import { Actions, DetailColumn, Paper } from './detail-frame.ts';
import type { FileWords } from './file-words.ts';
import { FocalPoint } from './focal-point.tsx';
import { PlaceFits } from './place-fits.tsx';

const DownloadLink = styled.a`
  ${buttonShape}
`;

type FileItselfProps = {
  media: MediaRecord;
  /** @param ratio width to height of the place that it is cropped for; null for any */
  onCrop: (ratio: number | null) => void;
  onReplace: (file: File) => void;
};

/** The picture with its focal point, or a sheet of paper, and what can be done with the file itself. */
export function FileItself({ media, onCrop, onReplace }: FileItselfProps) {
  const { detail } = mediaTexts;
  const form = useFormContext<FileWords>();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DetailColumn>
      {isPicture(media) && !media.isMissing ? (
        <FocalPoint
          media={media}
          point={form.watch('focalPoint')}
          onMoved={(point) => form.setValue('focalPoint', point, { shouldDirty: true })}
        />
      ) : (
        <Paper>
          <FileText aria-hidden="true" size={96} strokeWidth={1} />
        </Paper>
      )}
      <Actions>
        {isPicture(media) && (
          <Button type="button" data-look="quiet" onClick={() => onCrop(null)}>
            <Crop aria-hidden="true" size={19} />
            {detail.crop}
          </Button>
        )}
        <Button type="button" data-look="quiet" onClick={() => chooser.current?.click()}>
          <Repeat2 aria-hidden="true" size={20} />
          {detail.replace}
        </Button>
        <DownloadLink
          href={filePath(media)}
          download={media.originalName || media.filename}
          data-look="quiet"
        >
          <Download aria-hidden="true" size={19} />
          {detail.download}
        </DownloadLink>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={ACCEPTED_TYPES}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen !== undefined) onReplace(chosen);
          }}
        />
      </Actions>
      {isPicture(media) && <PlaceFits media={media} onCrop={onCrop} />}
    </DetailColumn>
  );
}
