import type { Role } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { roleCollisions } from './role-collisions.ts';

const role = (name: string, capabilities: Record<string, boolean>, key = name): Role => ({
  id: 1,
  key,
  name,
  capabilities: Object.entries(capabilities).map(([capability, value]) => ({ key: capability, value })),
});
const CRISIS = role('Krisredaktör', { create_post: true, publish_alert: true });
const TRAINEE = role('Praktikant', { create_post: false, manage_link: false });

it('tells of a right that one role gives and another denies, and of no other', () => {
  expect(roleCollisions([CRISIS, TRAINEE])).toEqual([
    { key: 'create_post', granting: ['Krisredaktör'], denying: ['Praktikant'] },
  ]);
  expect(roleCollisions([TRAINEE])).toEqual([]);
});

it('tells of nothing where somebody is an administrator', () => {
  const administrator = role('Administratör', { create_post: true }, 'rubicore-administrator');
  expect(roleCollisions([administrator, TRAINEE])).toEqual([]);
});
