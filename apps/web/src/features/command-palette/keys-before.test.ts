import { expect, it } from 'vitest';
import { withKey } from './keys-before.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };
const typed = (...keys: string[]) =>
  keys.reduce((before, key) => withKey(before, { ...NONE, key }) ?? before, { text: '', isEntered: false });

it('keeps the letters that are typed, takes the last back, and knows that Enter was pressed', () => {
  expect(typed('k', 'å', 'x', 'Backspace', ' ', 'Shift', 'R', 'Enter')).toEqual({
    text: 'kå R',
    isEntered: true,
  });
});

it('leaves shortcuts to others, but not characters that take Alt and Ctrl', () => {
  const before = { text: 'a', isEntered: false };
  expect(withKey(before, { ...NONE, ctrlKey: true, key: 'c' })).toBeNull();
  expect(withKey(before, { ...NONE, ctrlKey: true, altKey: true, key: '@' })?.text).toBe('a@');
});
