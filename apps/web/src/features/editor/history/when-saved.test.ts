import type { PostVersion } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { whenSaved } from './when-saved.ts';

it('tells versions of the same minute apart by their seconds, and says no seconds of others', () => {
  const versions = ['14:05:09', '14:05:31', '14:07:00'].map(
    (time, index) => ({ number: index + 1, savedDate: `2026-11-20T${time}+01:00` }) as PostVersion,
  );
  expect(versions.map((version) => whenSaved(version, versions))).toEqual([
    '20 november 2026 kl\u00A014.05.09',
    '20 november 2026 kl\u00A014.05.31',
    '20 november 2026 kl\u00A014.07',
  ]);
});
