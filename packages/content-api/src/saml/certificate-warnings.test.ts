import { makeSigningKeys } from '@brandpost/test-support';
import { expect, it } from 'vitest';
import { certificateWarnings } from './certificate-warnings.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const made = async (from: number, to: number) =>
  (await makeSigningKeys('x', { notBefore: inDays(from), notAfter: inDays(to) })).certificate;

it('tells of certificates that have ended, end soon or have not begun, and of no others', async () => {
  const [good, soon, over, early] = await Promise.all([
    made(-1, 400),
    made(-1, 20),
    made(-9, -2),
    made(3, 400),
  ]);
  expect(certificateWarnings('the identity provider', [good], NOW)).toEqual([]);
  expect(certificateWarnings('the identity provider', [good, soon, over, early], NOW)).toEqual([
    'A certificate of the identity provider for single sign-on ends on 2026-12-12.',
    'A certificate of the identity provider for single sign-on ended on 2026-11-20.',
    'A certificate of the identity provider for single sign-on begins on 2026-11-25.',
  ]);
});
