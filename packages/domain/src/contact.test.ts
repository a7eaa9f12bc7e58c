import { expect, it } from 'vitest';
import { hasContactDetails } from './contact.ts';

const NOTHING = { title: '', name: '', phone: '', email: '', address: '', openingHours: '' };

it('takes a contact for one where it says whom to ask or how, and not for its title alone', () => {
  expect(hasContactDetails({ ...NOTHING, title: 'Växel', phone: '070-174 06 05' })).toBe(true);
  expect(hasContactDetails({ ...NOTHING, address: 'Brandgatan 2' })).toBe(true);
  expect(hasContactDetails({ ...NOTHING, title: 'Växel' })).toBe(false);
  expect(hasContactDetails(null)).toBe(false);
});
