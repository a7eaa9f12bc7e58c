import { expect, it } from 'vitest';
import { sessionOf } from '../../../session/session.fixtures.ts';
import type { OwnSession } from '../../../session/use-session.ts';
import { typesToWrite } from './types-to-write.ts';

const somebodyWith = (...capabilities: string[]): OwnSession => ({
  ...(sessionOf('Karin') as OwnSession),
  capabilities: capabilities.map((key) => ({ key, value: true })),
});

it('offers an editor all but crises, and the crisis desk these too', () => {
  expect(typesToWrite(somebodyWith('create_post', 'publish_post')).types).not.toContain('alert');
  expect(typesToWrite(somebodyWith('create_post', 'publish_post')).types).toContain('news');
  expect(typesToWrite(somebodyWith('create_post', 'publish_post', 'publish_alert')).types).toContain('alert');
});

it('offers those who publish crises alone nothing that they cannot finish', () => {
  const { types } = typesToWrite(somebodyWith('create_post', 'publish_alert'));
  expect(types).toEqual(['alert', 'advertisment', 'givetake']);
});

it('lets those who publish nothing write drafts, but no crisis', () => {
  const { types, isDraftsOnly } = typesToWrite(somebodyWith('create_post'));
  expect([isDraftsOnly, types.includes('news'), types.includes('alert')]).toEqual([true, true, false]);
});

it('offers nothing to those who may not write, whatever they may publish', () => {
  expect(typesToWrite(somebodyWith('publish_post', 'publish_alert')).types).toEqual([]);
});

it('offers administrators all', () => {
  expect(typesToWrite(sessionOf('Anna', { isAdministrator: true }) as OwnSession).types).toHaveLength(10);
});

it('offers a shift leader information to their groups, which they finish themselves', () => {
  expect(typesToWrite(somebodyWith('inform_group'))).toEqual({
    types: ['info', 'info-important'],
    isDraftsOnly: false,
  });
  expect(typesToWrite(somebodyWith('inform_group', 'create_post', 'publish_post')).types).toContain('news');
});
