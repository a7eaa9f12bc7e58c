import sharp, { type Sharp } from 'sharp';
import { drawingFor } from './art/drawings.ts';

export type DrawnPicture = {
  full: Buffer;
  widthPx: number;
  heightPx: number;
  thumbnail: Buffer;
  thumbnailWidthPx: number;
  thumbnailHeightPx: number;
};

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
  const encode = (image: Sharp) =>
    (filename.endsWith('.png') ? image.png(PNG) : image.jpeg(JPEG)).toBuffer({ resolveWithObject: true });
  const full = await encode(pixels());
  const thumbnail = await encode(pixels().resize({ width: THUMBNAIL_WIDTH_PX }));
  return {
    full: full.data,
    widthPx: full.info.width,
    heightPx: full.info.height,
    thumbnail: thumbnail.data,
    thumbnailWidthPx: thumbnail.info.width,
    thumbnailHeightPx: thumbnail.info.height,
  };
}
