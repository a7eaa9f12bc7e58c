import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealing } from './sealing.ts';

const key = (name: string) => ({ name, key: randomBytes(32) });
const [one, two] = [key('one'), key('two')];

it('opens what it has sealed, in its place alone', () => {
  const sealing = createSealing([one]);
  const sealed = sealing.seal('hemligt åäö', 'plats 1');
  expect(sealed).not.toContain('hemligt');
  expect(sealing.open(sealed, 'plats 1')).toBe('hemligt åäö');
  expect(sealing.open(sealed, 'plats 2')).toBeNull();
});

it('never seals the same text in the same way twice', () => {
  const sealing = createSealing([one]);
  expect(sealing.seal('a', 'b')).not.toBe(sealing.seal('a', 'b'));
});

it('opens with a key before, and not without it', () => {
  const sealed = createSealing([one]).seal('hemligt', 'plats');
  expect(createSealing([two, one]).open(sealed, 'plats')).toBe('hemligt');
  expect(createSealing([two]).open(sealed, 'plats')).toBeNull();
  expect(createSealing([{ ...two, name: 'one' }]).open(sealed, 'plats')).toBeNull();
});

it('refuses whatever has been changed or cut, without a word of why', () => {
  const sealing = createSealing([one]);
  const sealed = sealing.seal('hemligt', 'plats');
  for (let index = 0; index < sealed.length; index += 1) {
    const other = sealed[index] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
    // The last letter may hold bits that no byte is made of.
    if (index < sealed.length - 1) expect(sealing.open(changed, 'plats'), String(index)).toBeNull();
    expect(sealing.open(sealed.slice(0, index), 'plats')).toBeNull();
  }
});
