import { Snackbar, SnackbarStack } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Snackbar' } satisfies Meta;

function Stack({ messages }: { messages: readonly string[] }) {
  return (
    <SnackbarStack>
      {messages.map((message, index) => (
        <Snackbar key={message} closeName={`Stäng meddelande ${index + 1}`} onClose={() => undefined}>
          {message}
        </Snackbar>
      ))}
    </SnackbarStack>
  );
}

export const Ordinary: StoryObj = { render: () => <Stack messages={['Nyheterna kunde inte hämtas.']} /> };
export const Several: StoryObj = {
  render: () => <Stack messages={['Nyheterna kunde inte hämtas.', 'E-tjänsterna kunde inte hämtas.']} />,
};
export const TooLong: StoryObj = { render: () => <Stack messages={[TOO_LONG]} /> };
