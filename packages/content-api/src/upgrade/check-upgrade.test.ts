import { expect, it } from 'vitest';
import { unknownSettings } from '../config/env.ts';
import { changesOf } from './check-upgrade.ts';

const shape = (lines: Record<string, string>) => new Map(Object.entries(lines));
const BEFORE = shape({ 'column post.title': 'text not null', 'column post.sort': 'integer' });
const said = (after: Record<string, string>) => changesOf(['0099-next'], BEFORE, shape(after)).at(-1);

it('a migration that only adds lets the version that runs go on', () => {
  const added = {
    ...Object.fromEntries(BEFORE),
    'column post.note': 'text',
    'column note.text': 'text not null',
  };
  expect(said(added)).toMatchObject({ is: 'ok', text: expect.stringContaining('goes on answering') });
  expect(changesOf([], BEFORE, BEFORE)).toEqual([{ is: 'ok', text: 'No migration will run.' }]);
});

it.each([
  ['takes a column away', { 'column post.title': 'text not null' }, 'post.sort'],
  [
    'gives a column another type',
    { 'column post.title': 'text not null', 'column post.sort': 'text' },
    'post.sort',
  ],
  [
    'asks for what the version before does not say',
    { ...Object.fromEntries(BEFORE), 'column post.note': 'text not null' },
    'post.note',
  ],
])('a migration that %s is reported', (_, after, column) => {
  expect(said(after)).toMatchObject({ is: 'look', text: expect.stringContaining(`column ${column}`) });
});

it('settings that look like ours and are none are reported by name', () => {
  const source = {
    BACKUP_DIRECTORY: 'x',
    BACKUP_DIR: '/b',
    SAML_IDP_METADATAS: 'x',
    SESSION_KEYS: 'x',
    HOME: '/',
  };
  expect(unknownSettings(source)).toEqual([
    { name: 'BACKUP_DIRECTORY', meant: null },
    { name: 'SAML_IDP_METADATAS', meant: 'SAML_IDP_METADATA' },
  ]);
});
