import { RemoveFile } from '@brandpost/web/src/features/media-library/detail/remove-file.tsx';
import type { MediaFile } from '@brandpost/web/src/features/media-library/detail/use-media-file.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothingHappens } from '../editor/nothing-happens.ts';
import { TOO_LONG } from '../texts.ts';
import { PICTURE } from './media-records.ts';
import { NO_USES, SOME_USES } from './media-uses.ts';

export default { title: 'site/RemoveFile' } satisfies Meta;

function removing(
  usage: MediaFile['usage'],
  title = PICTURE.title,
  trashedDate: string | null = null,
): StoryObj {
  return {
    render: () => (
      <RemoveFile
        media={{ ...PICTURE, title, trashedDate }}
        usage={usage}
        onYes={nothingHappens}
        onNo={nothingHappens}
      />
    ),
  };
}

export const Ordinary: StoryObj = removing(NO_USES);
export const Used: StoryObj = removing(SOME_USES);
export const Understood: StoryObj = {
  ...removing(SOME_USES),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
  },
};
export const Loading: StoryObj = removing(null);
export const TooLong: StoryObj = removing(
  { ...SOME_USES, uses: SOME_USES.uses.map((use) => ({ ...use, title: TOO_LONG })) },
  TOO_LONG,
);
export const InTrash: StoryObj = removing(NO_USES, PICTURE.title, '2026-11-20T08:00:00Z');
