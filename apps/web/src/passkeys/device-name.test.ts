import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Android-telefon'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows-dator'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Min inloggningsnyckel'],
])('calls a passkey by the device: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
