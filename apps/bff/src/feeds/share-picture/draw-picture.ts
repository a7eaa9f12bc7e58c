import type { Font } from 'satori';
import { lettering } from './lettering.ts';
import { scene } from './scene.ts';
import { HEIGHT, type SharePicture, WIDTH } from './share-picture.ts';
import { readTypeface } from './typeface.ts';

let typeface: Promise<Font[]> | null = null;

/** Draws a PNG file. What it is drawn with is read when the first is asked for. */
export async function drawPicture(picture: SharePicture): Promise<Buffer> {
  const sharp = await drawingTool();
  typeface ??= readTypeface();
  const words = await lettering(picture, await typeface);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${scene(picture)}${words}</svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}

async function drawingTool() {
  const { default: sharp } = await import('sharp');
  // No picture is drawn twice, and none may take the processors from the pages.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
