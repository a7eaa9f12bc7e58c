import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { thumbnailName } from '@brandpost/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, kindOfFile } from '../media-files/file-kinds.ts';
import type { DemoMedia } from './demo-content.ts';

const DEMO_DIR = resolve(import.meta.dirname, '../../../../demo');
const MEDIA_DIR = join(DEMO_DIR, 'media');
const records: DemoMedia[] = JSON.parse(readFileSync(join(DEMO_DIR, 'content/media.json'), 'utf8'));
const pictures = records.filter(({ fileType }) => fileType.startsWith('image/'));

const fileTypeOf = async (name: string) => {
  const head = readFileSync(join(MEDIA_DIR, name)).subarray(0, HEAD_BYTES);
  return (await kindOfFile(head, undefined)).fileType;
};
const sizeOf = async (name: string) => {
  const { width, height } = await sharp(join(MEDIA_DIR, name)).metadata();
  return { width, height };
};

describe('the media files of the demo content', () => {
  it('are those of its records, with a thumbnail for each picture', () => {
    const names = [
      ...records.map(({ filename }) => filename),
      ...pictures.map(({ filename }) => thumbnailName(filename)),
    ];
    expect(readdirSync(MEDIA_DIR).toSorted()).toEqual(names.toSorted());
  });

  it.each(records)('$filename has the type that its record states', async ({ filename, fileType }) => {
    expect(await fileTypeOf(filename)).toBe(fileType);
  });

  it.each(pictures)('$filename and its thumbnail have the sizes that are recorded', async (record) => {
    const { filename, fileType, widthPx = 0, heightPx = 0 } = record;
    expect(await sizeOf(filename)).toEqual({ width: widthPx, height: heightPx });
    expect(await fileTypeOf(thumbnailName(filename))).toBe(fileType);
    expect(await sizeOf(thumbnailName(filename))).toEqual({
      width: 480,
      height: Math.round((480 * heightPx) / widthPx),
    });
  });
});
