import { Button, Dialog } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Dialog' } satisfies Meta;

function OpenDialog({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <Dialog ref={dialog} titleId="fraga">
      <h2 id="fraga">{title}</h2>
      {children}
      <form>
        <Button formMethod="dialog">Stäng</Button>
      </form>
    </Dialog>
  );
}

export const Ordinary: StoryObj = {
  render: () => <OpenDialog title="Vill du logga ut?">Det du inte har sparat går förlorat.</OpenDialog>,
};
export const TooLong: StoryObj = {
  render: () => (
    <OpenDialog title={TOO_LONG}>
      <p>{TOO_LONG.repeat(20)}</p>
    </OpenDialog>
  ),
};
