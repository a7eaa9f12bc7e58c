import { Button, Dialog } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Dialog' } satisfies Meta;

type OpenedProps = { title: string; children: ReactNode; mayBeLeft?: boolean; widthPx?: number };

function Opened({ title, children, mayBeLeft = true, ...size }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="button" onClick={() => setIsOpen(true)}>
        Öppna igen
      </Button>
      {isOpen && (
        <Dialog
          {...size}
          title={title}
          {...(mayBeLeft ? { closing: { name: 'Stäng', onClose: close } } : {})}
          foot={
            <Button type="button" onClick={close}>
              Klar
            </Button>
          }
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

export const Ordinary: StoryObj = {
  render: () => <Opened title="Vill du logga ut?">Det du inte har sparat går förlorat.</Opened>,
};
/** Neither Escape nor a cross leads out of it. */
export const HasToBeAnswered: StoryObj = {
  render: () => (
    <Opened title="Ni har ändrat samma sak" mayBeLeft={false}>
      Välj vad som ska stå här.
    </Opened>
  ),
};
export const Large: StoryObj = {
  render: () => (
    <Opened title="Historik" widthPx={1120}>
      Här samlas varje version.
    </Opened>
  ),
};
export const TooLong: StoryObj = {
  render: () => (
    <Opened title={TOO_LONG}>
      <p>{TOO_LONG.repeat(20)}</p>
    </Opened>
  ),
};
