import sharp, { type Sharp } from 'sharp';
import { drawingFor } from './art/drawings.ts';

export type DrawnPicture = { full: Buffer; thumbnail: Buffer; widthPx: number; heightPx: number };

const THUMBNAIL_WIDTH_PX = 480;
const JPEG = { quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;
const PNG = { palette: true, colours: 128, effort: 4 } as const;

/** Draws a picture of the demo content by its file name, in the format that the name says. */
export async function drawPicture(filename: string): Promise<DrawnPicture> {
  const drawn = await sharp(Buffer.from(drawingFor(filename)))
    .flatten({ background: '#FFFFFF' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(drawn.data, { raw: drawn.info });
  const encode = (image: Sharp) => (filename.endsWith('.png') ? image.png(PNG) : image.jpeg(JPEG)).toBuffer();
  return {
    full: await encode(pixels()),
    thumbnail: await encode(pixels().resize({ width: THUMBNAIL_WIDTH_PX })),
    widthPx: drawn.info.width,
    heightPx: drawn.info.height,
  };
}
