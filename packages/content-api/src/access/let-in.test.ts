import { expect, it } from 'vitest';
import { type ApiViewer, VISITOR } from './api-viewer.ts';
import { letIn } from './let-in.ts';

const USER: ApiViewer = {
  ...VISITOR,
  userId: 5,
  tokenType: 'user',
  grants: [{ key: 'create_post', value: true }],
};

it('lets anyone through where anyone may call', () => {
  expect(() => letIn('anyone', VISITOR)).not.toThrow();
});

it('asks a visitor to sign in where that is needed', () => {
  expect(() => letIn('signed-in', VISITOR)).toThrow(expect.objectContaining({ status: 401 }));
  expect(() => letIn({ capability: 'create_post' }, VISITOR)).toThrow(
    expect.objectContaining({ status: 401 }),
  );
  expect(() => letIn('signed-in', USER)).not.toThrow();
});

it('lets a user through only with the capability, neither missing nor denied', () => {
  const denied = { ...USER, grants: [{ key: 'create_post', value: false }] };
  expect(() => letIn({ capability: 'create_post' }, USER)).not.toThrow();
  expect(() => letIn({ capability: 'delete_post' }, USER)).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => letIn({ capability: 'create_post' }, denied)).toThrow(
    expect.objectContaining({ status: 403 }),
  );
});
