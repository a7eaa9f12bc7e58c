import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

describe('unbroken', () => {
  it('joins e-mail, spans of numbers and postcodes, and leaves other words as they are', () => {
    expect(unbroken('E-post')).toBe('E-\u2060post');
    expect(unbroken('Din e-postadress')).toBe('Din e-\u2060postadress');
    expect(unbroken('Vardagar 08.00–16.00')).toBe('Vardagar 08.00\u2060–\u206016.00');
    expect(unbroken('Storgatan 3, 000 03 Älvkulla')).toBe('Storgatan 3, 000\u00A003\u00A0Älvkulla');
    expect(unbroken('Räddnings-tjänst')).toBe('Räddnings-tjänst');
  });
});
