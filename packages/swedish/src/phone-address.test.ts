import { expect, it } from 'vitest';
import { phoneAddress } from './phone-address.ts';

it('calls long numbers with the country code and short ones as they are', () => {
  expect(phoneAddress('070-174 06 05')).toBe('tel:+46701740605');
  expect(phoneAddress('113 13')).toBe('tel:11313');
  expect(phoneAddress('112')).toBe('tel:112');
});

it.each(['+46 70-174 06 05', '+46 (0)70-174 06 05', '0046 70 174 06 05', '+4670 1740605'])(
  'knows %s as the same number',
  (number) => {
    expect(phoneAddress(number)).toBe('tel:+46701740605');
  },
);
