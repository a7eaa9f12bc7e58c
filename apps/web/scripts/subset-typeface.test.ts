import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SUBSET_FILE, subsetTypeface } from './subset-typeface.ts';

/** Ten packets, without what stands before the file in them. Source: RFC 6928 */
const FIRST_FLIGHT_BYTES = 14_600 - 900;

it('the face that every page loads is that of the installed typeface, and comes in one flight of packets', async () => {
  const file = await readFile(SUBSET_FILE);
  expect(file.equals(await subsetTypeface())).toBe(true);
  expect(file.length).toBeLessThan(FIRST_FLIGHT_BYTES);
});
