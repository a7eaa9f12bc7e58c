import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { denialOf } from './use-denial.ts';

const explained = (
  value: boolean | null,
  decidedBy: CapabilityExplanation['decidedBy'],
  roles: Record<string, boolean> = {},
): CapabilityExplanation => ({
  key: 'create_post',
  value,
  decidedBy,
  own: decidedBy === 'own' ? value : null,
  roles: Object.entries(roles).map(([name, word], id) => ({ id, key: name, name, value: word })),
});

it('names the roles that deny a right, and not those that give it', () => {
  expect(denialOf([explained(false, 'role', { Krisredaktör: true, Praktikant: false })])).toBe(
    'Rollen Praktikant hindrar det.',
  );
  expect(denialOf([explained(false, 'role', { Inhyrd: false, Praktikant: false })])).toBe(
    'Rollerna Inhyrd och Praktikant hindrar det.',
  );
});

it('tells of an account that is denied a right, and of nothing where the right is missing', () => {
  expect(denialOf([explained(false, 'own', { Krisredaktör: true })])).toBe('Det är nekat för ditt konto.');
  expect(denialOf([explained(null, 'nothing')])).toBe('');
});
