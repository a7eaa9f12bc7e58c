import { Notice } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff } from 'lucide-react';
import { TOO_LONG } from '../texts.ts';

export default { title: 'ui/Notice' } satisfies Meta;

export const Ordinary: StoryObj = {
  render: () => (
    <Notice icon={EyeOff}>
      <strong>Utkast.</strong> Bara du som skriver ser sidan. <a href="#skriv">Skriv vidare</a>
    </Notice>
  ),
};
export const TooLong: StoryObj = { render: () => <Notice icon={EyeOff}>{TOO_LONG}</Notice> };
