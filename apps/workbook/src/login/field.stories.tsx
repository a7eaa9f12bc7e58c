import { Field } from '@brandpost/web/src/features/login/field.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, TOO_LONG } from '../texts.ts';

export default { title: 'site/Field' } satisfies Meta;

function story(label: string, defaultValue: string, error?: string): StoryObj {
  return {
    render: () => <Field name="username" label={label} defaultValue={defaultValue} error={error} />,
  };
}

export const Ordinary = story('Användarnamn', 'annexe01');
export const Empty = story('Användarnamn', '');
export const TooLong = story(LONG_WORD, TOO_LONG, TOO_LONG);
export const Failed = story('Användarnamn', '', 'Fyll i ditt användarnamn.');
