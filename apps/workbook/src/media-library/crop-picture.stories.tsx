import type { MediaRecord } from '@brandpost/rubicore-api';
import { CropPicture } from '@brandpost/web/src/features/media-library/crop/crop-picture.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothingHappens } from '../editor/nothing-happens.ts';
import { TOO_LONG } from '../texts.ts';
import { PICTURE } from './media-records.ts';

export default { title: 'site/CropPicture' } satisfies Meta;

function cropping(ratio: number | null, change: Partial<MediaRecord> = {}): StoryObj {
  return {
    render: () => (
      <CropPicture
        media={{ ...PICTURE, ...change }}
        ratio={ratio}
        onReplaced={nothingHappens}
        onAdded={nothingHappens}
        onClose={nothingHappens}
      />
    ),
    play: async ({ canvas }) => {
      await canvas.findByText(/^Blir \d+ × \d+/);
    },
  };
}

export const Ordinary: StoryObj = cropping(16 / 9);
export const Free: StoryObj = cropping(null);
/** It cannot become a picture of its own. */
export const WithoutAlt: StoryObj = cropping(1, { alt: '' });
export const TooLong: StoryObj = cropping(3 / 2, { title: TOO_LONG, alt: TOO_LONG });
