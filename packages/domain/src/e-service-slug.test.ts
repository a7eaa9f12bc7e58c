import { expect, it } from 'vitest';
import { eServiceSlug } from './e-service-slug.ts';

it('gives each service an address by its name', () => {
  expect(eServiceSlug({ name: 'Anmäl eldning' })).toBe('anmal-eldning');
});
