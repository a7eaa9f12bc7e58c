import { expect, it } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

it.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  'localhost',
  '',
])('%s is nobody to ask', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '193.11.0.1', '2a00:801::1', '2606:4700::1111'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
