import { describe, expect, it } from 'vitest';
import { decodeMediaRecord } from './media.ts';

const PLAIN = { id: 7, filename: 'rok.jpg', title: 'Rök', alt: 'Rök över hamnen', type: 'image/jpeg' };

describe('a media record from an upstream', () => {
  it('has empty values for what only ours tells of', () => {
    expect(decodeMediaRecord(PLAIN)).toMatchObject({
      fileType: 'image/jpeg',
      sizes: [],
      areSizesPending: false,
      isDecorative: false,
      focalPoint: null,
      checksum: null,
      isMissing: false,
      usedByPosts: null,
    });
  });

  it('has its sizes and its focal point, and none that make no sense', () => {
    const size = { filename: 'rok_480.webp', type: 'image/webp', width: 480, height: 320, size: 9_000 };
    const wire = { ...PLAIN, sizes: [size, { filename: 'x.webp' }, null], focalPoint: { x: 0.25, y: 1 } };
    expect(decodeMediaRecord(wire)).toMatchObject({
      sizes: [
        {
          filename: 'rok_480.webp',
          fileType: 'image/webp',
          widthPx: 480,
          heightPx: 320,
          sizeBytes: 9_000,
        },
      ],
      focalPoint: { x: 0.25, y: 1 },
    });
    for (const focalPoint of [{ x: 2, y: 0 }, { x: '0', y: 0 }, { x: 0 }, 'mitt']) {
      expect(decodeMediaRecord({ ...PLAIN, focalPoint })?.focalPoint).toBeNull();
    }
  });

  it('is none without a number or a file name', () => {
    expect([decodeMediaRecord({ ...PLAIN, id: null }), decodeMediaRecord({ id: 7 })]).toEqual([null, null]);
  });
});
