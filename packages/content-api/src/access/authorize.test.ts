import { expect, it } from 'vitest';
import { type ApiViewer, VISITOR } from './api-viewer.ts';
import { authorize } from './authorize.ts';

const USER: ApiViewer = {
  ...VISITOR,
  userId: 5,
  tokenType: 'user',
  grants: [{ key: 'create_post', value: true }],
};

it('lets anyone through where anyone may call', () => {
  expect(() => authorize('anyone', VISITOR)).not.toThrow();
});

it('asks a visitor to sign in where that is needed', () => {
  expect(() => authorize('signed-in', VISITOR)).toThrow(expect.objectContaining({ status: 401 }));
  expect(() => authorize({ capability: 'create_post' }, VISITOR)).toThrow(
    expect.objectContaining({ status: 401 }),
  );
  expect(() => authorize('signed-in', USER)).not.toThrow();
});

it('lets a user through only with the capability, neither missing nor denied', () => {
  const denied = { ...USER, grants: [{ key: 'create_post', value: false }] };
  expect(() => authorize({ capability: 'create_post' }, USER)).not.toThrow();
  expect(() => authorize({ capability: 'delete_post' }, USER)).toThrow(
    expect.objectContaining({ status: 403 }),
  );
  expect(() => authorize({ capability: 'create_post' }, denied)).toThrow(
    expect.objectContaining({ status: 403 }),
  );
});
