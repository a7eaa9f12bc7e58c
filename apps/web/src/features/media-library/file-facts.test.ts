import { expect, it } from 'vitest';
import { filePath, lacksAlt, measuresInWords, sizeInWords, thumbnailPath } from './file-facts.ts';

it.each([
  [512, '512 byte'],
  [48_400, '48 kB'],
  [1_430_000, '1,4 MB'],
  [15_000_000, '15 MB'],
])('says %i bytes as people do', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

it('has no measures for what is no picture', () => {
  expect(measuresInWords({ widthPx: null, heightPx: null })).toBeNull();
  expect(measuresInWords({ widthPx: 1600, heightPx: 900 })).toBe('1600 × 900');
});

it('misses no alt text of a decorative picture', () => {
  expect(lacksAlt({ alt: '', isDecorative: true })).toBe(false);
  expect(lacksAlt({ alt: '', isDecorative: false })).toBe(true);
});

it('asks for a replaced file anew', () => {
  const before = { filename: 'båt.jpg', checksum: 'aaaaaaaabbbb' };
  expect(filePath(before)).toBe('/media/b%C3%A5t.jpg?v=aaaaaaaa');
  expect(thumbnailPath({ ...before, checksum: 'cccccccc' })).toBe('/media/b%C3%A5t_thumb.jpg?v=cccccccc');
});
