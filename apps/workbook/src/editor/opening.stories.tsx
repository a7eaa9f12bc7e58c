import { OpeningPage } from '@brandpost/web/src/features/editor/opening/opening-page.tsx';
import { sessionOf } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';
import { nothingHappens } from './nothing-happens.ts';
import { WRITTEN } from './written-post.ts';

export default {
  title: 'editor/Opening',
  parameters: site({ session: sessionOf('Cecilia Provlund', { isAdministrator: true }) }),
} satisfies Meta;

function found(title: string): StoryObj {
  const copy = { draft: { ...WRITTEN, title }, version: 3, atMs: Date.parse('2026-11-20T12:03:00+01:00') };
  const opened = { kind: 'found', copy, take: nothingHappens, drop: nothingHappens } as const;
  return { render: () => <OpeningPage opened={opened} /> };
}

export const Loading: StoryObj = { render: () => <OpeningPage opened={{ kind: 'loading' }} /> };
export const ChooseType: StoryObj = {
  render: () => <OpeningPage opened={{ kind: 'choose', choose: nothingHappens }} />,
};
/** Text that was not saved, in this browser alone. */
export const LocalCopy: StoryObj = found(WRITTEN.title);
export const TooLong: StoryObj = found(TOO_LONG);
export const NotFound: StoryObj = {
  render: () => <OpeningPage opened={{ kind: 'failed', why: 'missing', retry: nothingHappens }} />,
};
export const Failed: StoryObj = {
  render: () => <OpeningPage opened={{ kind: 'failed', why: 'unreached', retry: nothingHappens }} />,
};
