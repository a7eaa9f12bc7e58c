import { LibraryControlsProvider } from '@brandpost/web/src/features/media-library/list/library-controls.tsx';
import { WHOLE_LIBRARY } from '@brandpost/web/src/features/media-library/list/library-view.ts';
import { UploadPanel } from '@brandpost/web/src/features/media-library/uploads/upload-panel.tsx';
import { createUploads } from '@brandpost/web/src/features/media-library/uploads/uploads.ts';
import {
  type Upload,
  uploadEvents,
  uploadsReducer,
} from '@brandpost/web/src/features/media-library/uploads/uploads-slice.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothingHappens } from '../editor/nothing-happens.ts';
import { LONG_WORD } from '../texts.ts';
import { PICTURE } from './media-records.ts';

export default { title: 'site/UploadPanel' } satisfies Meta;

const MEGABYTE = 1024 * 1024;
const WORDS = { title: 'Brandfilt', alt: 'En brandfilt på en krok', isDecorative: false };
type UploadEvent = Parameters<typeof uploadsReducer>[1];
const LOST = { message: 'Anslutningen bröts. Försök igen.', canRetry: true };

/** The queue as it is after all that has happened to it. */
function queue(names: readonly string[], ...happened: UploadEvent[]): StoryObj {
  const files = names.map((name, index) => ({ id: index + 1, file: fileOf(name) }));
  const added = uploadEvents.added({ files, categoryId: 1 });
  const queue = [added, ...happened].reduce<readonly Upload[]>(uploadsReducer, []);
  return { render: () => <Queue queue={queue} /> };
}

/** Too large, or of no kind that the library takes, as its name says. */
function fileOf(name: string): File {
  const isLarge = name.startsWith('for-stor');
  const type = name.endsWith('.txt')
    ? 'text/plain'
    : name.endsWith('.pdf')
      ? 'application/pdf'
      : 'image/jpeg';
  return new File([new Uint8Array(isLarge ? 16 * MEGABYTE : MEGABYTE / 2)], name, { type });
}

/** Nothing is sent: the queue stays as it is. */
function Queue({ queue }: { queue: readonly Upload[] }) {
  const controls = {
    ...{ view: WHOLE_LIBRARY, change: nothingHappens, addressOf: null },
    ...{ picking: null, selection: null },
  };
  return (
    <LibraryControlsProvider value={controls}>
      <UploadPanel folders={[{ id: 1, name: 'Bilder', files: 12 }]} queue={queue} uploads={createUploads()} />
    </LibraryControlsProvider>
  );
}

function sent(...ids: number[]): UploadEvent[] {
  return ids.flatMap((id): UploadEvent[] => [
    uploadEvents.described({ id, words: WORDS }),
    uploadEvents.started({ id }),
  ]);
}

export const Describing: StoryObj = queue(['brandfilt-kok.jpg', 'brandskydd-hemma.pdf']);
export const OnTheWay: StoryObj = queue(
  ['brandfilt.jpg', 'brandvarnare.jpg', 'adventsljus.jpg'],
  ...sent(1, 2),
  uploadEvents.progressed({ id: 1, share: 0.42 }),
  uploadEvents.progressed({ id: 2, share: 1 }),
  uploadEvents.described({ id: 3, words: WORDS }),
);
export const Failed: StoryObj = queue(
  ['for-stor-bild.jpg', 'anteckningar.txt', 'brandfilt.jpg'],
  ...sent(3),
  uploadEvents.failed({ id: 3, failure: LOST }),
);
export const Done: StoryObj = queue(
  ['brandfilt.jpg', 'brandfilt-igen.jpg'],
  ...sent(1, 2),
  uploadEvents.finished({ id: 1, media: PICTURE }),
  uploadEvents.finished({ id: 2, media: { ...PICTURE, duplicateOf: 3 } }),
);
export const TooLong: StoryObj = queue([`${LONG_WORD}.jpg`, `for-stor-${LONG_WORD}.jpg`]);
