import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';

it('knows the right password from a wrong one', async () => {
  const hash = await hashPassword('Åska & regn 112');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('Åska & regn 112', hash)).toBe(true);
  expect(await isPassword('Aska & regn 112', hash)).toBe(false);
});

it('hashes the same password differently each time', async () => {
  expect(await hashPassword('samma')).not.toBe(await hashPassword('samma'));
});

it('lets nobody in by a text that is no hash', async () => {
  expect(await isPassword('', '')).toBe(false);
  expect(await isPassword('x', 'x')).toBe(false);
});
