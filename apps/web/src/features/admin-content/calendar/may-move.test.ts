import { expect, it } from 'vitest';
import { sessionOf } from '../../../session/session.fixtures.ts';
import { ownSession } from '../../../session/use-session.ts';
import { mayMove } from './may-move.ts';

function somebodyWith(...keys: string[]) {
  const session = ownSession(sessionOf('Bengt Testberg'));
  if (session === null) throw new Error('Nobody is signed in.');
  return { ...session, capabilities: keys.map((key) => ({ key, value: true })) };
}

const OTHER = 99;

it('lets an alert be moved by those alone who may publish alerts', () => {
  const alert = { type: 'alert', authorId: OTHER } as const;
  expect(mayMove(somebodyWith('publish_post'), alert)).toBe(false);
  expect(mayMove(somebodyWith('publish_alert'), alert)).toBe(true);
});

it('lets anything else be moved by those who publish, and an ad also by who has written it', () => {
  expect(mayMove(somebodyWith('publish_post'), { type: 'news', authorId: OTHER })).toBe(true);
  const writer = somebodyWith('create_post');
  expect(mayMove(writer, { type: 'news', authorId: writer.user.id })).toBe(false);
  expect(mayMove(writer, { type: 'givetake', authorId: writer.user.id })).toBe(true);
  expect(mayMove(writer, { type: 'givetake', authorId: OTHER })).toBe(false);
});
