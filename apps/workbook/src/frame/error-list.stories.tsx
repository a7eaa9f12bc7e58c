import { ErrorList } from '@brandpost/web/src/layout/error-list/error-list.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { TOO_LONG } from '../texts.ts';

export default { title: 'site/Error list', render: () => <ErrorList /> } satisfies Meta;

function withErrors(...messages: readonly string[]) {
  return site({
    load: async ({ errors }) => {
      for (const message of messages) {
        errors.report({ status: 500, url: `/rubicore/core/v1/post?type=${message}`, message });
      }
    },
  });
}

export const Ordinary: StoryObj = { parameters: withErrors('Nyheterna kunde inte hämtas.') };
export const Several: StoryObj = {
  parameters: withErrors('Nyheterna kunde inte hämtas.', 'E-tjänsterna kunde inte hämtas.'),
};
export const Empty: StoryObj = {};
export const TooLong: StoryObj = { parameters: withErrors(TOO_LONG) };
/** The list of errors when the whole service fails. */
export const Failed: StoryObj = { parameters: site({ failsWith: 500 }) };
