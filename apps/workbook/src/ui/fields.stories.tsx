import { SelectField, TextField, Tick } from '@brandpost/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, TOO_LONG } from '../texts.ts';

export default { title: 'ui/Fields' } satisfies Meta;

const STATIONS = [
  { value: 'asbruk', name: 'Åsbruk' },
  { value: 'norran', name: 'Norrån' },
];

export const Ordinary: StoryObj = {
  render: () => (
    <>
      <TextField
        label="Rubrik"
        aside="17 / 100"
        hint="Syns i listor."
        control={{ defaultValue: 'Öppet hus i maj' }}
      />
      <TextField label="Ingress" isLong control={{ defaultValue: 'Kom och prova en brandsläckare.' }} />
      <SelectField label="Station" options={STATIONS} />
      <Tick hint="Den läses då inte upp.">Bilden är bara dekorativ</Tick>
    </>
  ),
};
export const Empty: StoryObj = {
  render: () => (
    <>
      <TextField label="Rubrik" />
      <TextField label="Ingress" isLong />
      <SelectField label="Station" options={[]} />
      <Tick>Öppna i nytt fönster</Tick>
    </>
  ),
};
export const TooLong: StoryObj = {
  render: () => (
    <>
      <TextField label={LONG_WORD} hint={TOO_LONG} error={TOO_LONG} control={{ defaultValue: TOO_LONG }} />
      <TextField label={TOO_LONG} isLong control={{ defaultValue: TOO_LONG }} />
      <SelectField label={TOO_LONG} options={[{ value: '', name: TOO_LONG }]} />
      <Tick hint={TOO_LONG}>{LONG_WORD}</Tick>
    </>
  ),
};
export const Failed: StoryObj = {
  render: () => (
    <>
      <TextField label="Rubrik" error="Skriv en rubrik." />
      <TextField label="Ingress" isLong error="Skriv en ingress." />
      <SelectField label="Station" options={STATIONS} error="Välj en station." />
    </>
  ),
};
export const Fixed: StoryObj = {
  render: () => (
    <>
      <TextField label="Nyckel" control={{ readOnly: true, defaultValue: 'insatsledare' }} />
      <TextField label="Alt-text" isLong control={{ disabled: true }} />
      <SelectField label="Typ" options={STATIONS} control={{ disabled: true }} />
      <Tick control={{ disabled: true }}>Öppna i nytt fönster</Tick>
    </>
  ),
};
export const Large: StoryObj = {
  render: () => (
    <>
      <TextField label="Användarnamn" size="large" control={{ defaultValue: 'annexe01' }} />
      <TextField label="Lösenord" size="large" error="Fyll i ditt lösenord." control={{ type: 'password' }} />
    </>
  ),
};
