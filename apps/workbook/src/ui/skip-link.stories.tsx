import { SkipLink } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

/** Unseen until it has focus, which it has here. */
export default { title: 'ui/Skip link' } satisfies Meta;

function Focused({ children }: { children: string }) {
  return (
    <>
      <SkipLink href="#innehall" ref={(link) => link?.focus()}>
        {children}
      </SkipLink>
      <main id="innehall" tabIndex={-1} />
    </>
  );
}

export const Ordinary: StoryObj = { render: () => <Focused>Hoppa till innehållet</Focused> };
export const TooLong: StoryObj = { render: () => <Focused>{TOO_LONG}</Focused> };
