import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingFor, drawnFilenames } from './art/drawings.ts';
import type { DemoMedia } from './demo-content.ts';
import { drawPicture } from './draw-picture.ts';
import { PDF_TEXTS } from './pdf/documents.ts';

const MEDIA_FILE = resolve(import.meta.dirname, '../../../../demo/content/media.json');
const media: DemoMedia[] = JSON.parse(readFileSync(MEDIA_FILE, 'utf8'));
const pictures = media.filter((record) => record.fileType.startsWith('image/'));

describe('the pictures of the demo content', () => {
  it('are all drawn, each in its own way', () => {
    expect([...drawnFilenames].toSorted()).toEqual(pictures.map((record) => record.filename).toSorted());
    expect(new Set(pictures.map((record) => drawingFor(record.filename))).size).toBe(pictures.length);
  });

  it.each(pictures.map((record) => record.filename))(
    '%s uses each name for one thing and no font',
    (filename) => {
      const svg = drawingFor(filename);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    },
  );

  it('come in the format of their name, with a thumbnail', async () => {
    const { full, thumbnail, widthPx, heightPx } = await drawPicture('karta-stationer.png');
    expect([widthPx, heightPx]).toEqual([1600, 1067]);
    expect((await sharp(full).metadata()).format).toBe('png');
    expect((await sharp(thumbnail).metadata()).width).toBe(480);
  });

  it('give something to show also for a file that nobody has drawn', async () => {
    expect((await drawPicture('okand.jpg')).full.length).toBeGreaterThan(10_000);
  });
});

it('has a text for every PDF of the demo content', () => {
  const papers = media.filter((record) => record.fileType === 'application/pdf');
  expect(Object.keys(PDF_TEXTS).toSorted()).toEqual(papers.map((record) => record.filename).toSorted());
});
