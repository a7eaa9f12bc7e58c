import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  type MadePicture,
  type PictureOrder,
  type PictureReport,
  THUMBNAIL_WIDTH_PX,
} from './picture-orders.ts';

/*
 * Reads pictures that strangers have sent. A process of its own, because a decoder may crash, hang or want more memory
 * than there is: it ends then, alone. Started by `picture-maker.ts`. Source: SECURITY T38.
 */

const MAX_PIXELS = 50_000_000;
/** AVIF takes five times the memory of the others, for as many points. */
const MAX_AVIF_PIXELS = 16_000_000;
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;
const MEMORY_LOOK_MS = 50;
/** Copies are of a picture that has been judged, and give way to all else. */
const PIPELINE_SECONDS = { prepare: 20, sizes: 60 } as const;

sharp.concurrency(1);
sharp.cache(false);

// Decoding runs on other threads, so this one can watch. The order in hand is lost with the process, and refused.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
}, MEMORY_LOOK_MS).unref();

process.once('disconnect', () => process.exit(1));
process.on('message', async (order: PictureOrder) => {
  process.send?.(await reportOn(order));
});

async function reportOn(order: PictureOrder): Promise<PictureReport> {
  try {
    return { made: order.task === 'prepare' ? await prepare(order) : await makeSizes(order) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    return { failure: error instanceof Error ? error.message : String(error), code };
  }
}

/** The picture itself, turned the right way up and without metadata, and its thumbnail. */
async function prepare({ file, folder, fileType, madeType }: PictureOrder & { task: 'prepare' }) {
  const limitInputPixels = fileType === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  const picture = open(file, { limitInputPixels, seconds: PIPELINE_SECONDS.prepare });
  const { format } = await picture.metadata();
  if (FORMATS.get(fileType) !== (format === 'heif' ? 'avif' : format)) {
    throw new Error(`${fileType} turned out to be ${format}`);
  }
  const whole = await encode(picture.autoOrient(), madeType);
  const small = sharp(whole.data).resize({ width: THUMBNAIL_WIDTH_PX, withoutEnlargement: true });
  const thumbnail = await encode(small, madeType);
  return [
    await written(whole, { folder, fileType: madeType, role: 'original' }),
    await written(thumbnail, { folder, fileType: madeType, role: 'thumbnail' }),
  ];
}

/** Copies of a picture that has been prepared, one for each width up to its own. */
async function makeSizes({ file, folder, fileType, widthsPx }: PictureOrder & { task: 'sizes' }) {
  const openJudged = () => open(file, { limitInputPixels: MAX_PIXELS, seconds: PIPELINE_SECONDS.sizes });
  const { width: ownWidth } = await openJudged().metadata();
  const made: MadePicture[] = [];
  for (const width of widthsPx.filter((wanted) => wanted <= ownWidth)) {
    const narrower = await encode(openJudged().resize({ width }), fileType);
    made.push(await written(narrower, { folder, fileType, role: 'size' }));
  }
  return made;
}

function open(
  file: string,
  { limitInputPixels, seconds }: Record<'limitInputPixels' | 'seconds', number>,
): Sharp {
  return sharp(file, { limitInputPixels, failOn: 'error', animated: false }).timeout({ seconds });
}

const FORMATS = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);

type Encoded = { data: Buffer; info: OutputInfo };

/** Encoding without `keepMetadata` leaves out where and with what a picture was taken. Source: SWEDEN G-07. */
function encode(picture: Sharp, fileType: string): Promise<Encoded> {
  const encoded = {
    'image/jpeg': () => picture.jpeg({ quality: 88 }),
    'image/png': () => picture.png(),
    'image/webp': () => picture.webp({ quality: 80, effort: 3 }),
    'image/gif': () => picture.gif(),
    // The effort above takes several times as long for a few per cent, and nobody sees the quality above.
    'image/avif': () => picture.avif({ quality: 50, effort: 3 }),
  }[fileType];
  if (encoded === undefined) throw new Error(`${fileType} is no picture that can be made`);
  return encoded().toBuffer({ resolveWithObject: true });
}

async function written(
  { data, info }: Encoded,
  { folder, ...about }: { folder: string; fileType: string; role: MadePicture['role'] },
): Promise<MadePicture> {
  const checksum = createHash('sha256').update(data).digest('hex');
  const path = join(folder, `${about.role}-${info.width}.${checksum.slice(0, 8)}`);
  await writeFile(path, data, { mode: 0o600 });
  return { ...about, path, sizeBytes: data.length, widthPx: info.width, heightPx: info.height, checksum };
}
