import { LRUCache } from 'lru-cache';
import type { Font } from 'satori';
import { BffError, errorKinds } from '../../errors.ts';
import { type Written, written } from '../written.ts';
import { lettering } from './lettering.ts';
import { HEIGHT, type SharePicture, WIDTH } from './share-picture.ts';
import { readTypeface } from './typeface.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_WAITING = 16;
const RETRY_AFTER_SECONDS = 5;

/** Gives a picture, drawn once for all who ask for it. */
export type DrawnPictures = (picture: SharePicture) => Promise<Written>;

/**
 * Keeps the pictures asked for last, and draws one at a time.
 * @throws BffError overloaded, when too many others wait to be drawn
 */
export function createDrawnPictures(draw: typeof drawPicture = drawPicture): DrawnPictures {
  const kept = new LRUCache<string, Written>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const underWay = new Map<string, Promise<Written>>();
  let last: Promise<unknown> = Promise.resolve();

  const begin = (key: string, picture: SharePicture): Promise<Written> => {
    if (underWay.size >= MAX_WAITING) {
      throw new BffError(errorKinds.overloaded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const drawn = last.then(() => draw(picture)).then(written);
    last = drawn.catch(() => undefined);
    underWay.set(key, drawn);
    const land = () => underWay.delete(key);
    drawn.then((file) => kept.set(key, file)).then(land, land);
    return drawn;
  };

  return async (picture) => {
    const key = JSON.stringify([picture.look, picture.siteName, picture.hasShield, picture.title]);
    return kept.get(key) ?? underWay.get(key) ?? begin(key, picture);
  };
}

let typeface: Promise<Font[]> | null = null;

/** Draws a PNG file. What it is drawn with is read when the first is asked for. */
async function drawPicture(picture: SharePicture): Promise<Buffer> {
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

const FIRS = [
  { x: 812, y: 540, size: 1 },
  { x: 850, y: 528, size: 1.3 },
  { x: 894, y: 542, size: 0.9 },
  { x: 1066, y: 520, size: 1.2 },
  { x: 1104, y: 530, size: 0.9 },
  { x: 1140, y: 512, size: 1.5 },
  { x: 96, y: 546, size: 0.9 },
  { x: 132, y: 536, size: 1.2 },
] as const;
const STRIPE_PX = 18;

/** The ground that words are put on: sky, Nordic hills, the stripe of emergency vehicles, the shield where there is no other logo. */
function scene({ look, hasShield }: Pick<SharePicture, 'look' | 'hasShield'>): string {
  const sky = look === 'crisis' ? ['#0b2347', '#0f2c5a'] : ['#0b2347', '#174285'];
  return [
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`,
    '<pattern id="stripe" width="60" height="18" patternUnits="userSpaceOnUse" patternTransform="skewX(-30)"><path fill="#174285" d="M0 0h60v18H0z"/><path fill="#ffd02e" d="M0 0h30v18H0z"/></pattern></defs>',
    `<path fill="url(#sky)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    landscape,
    `<path fill="url(#stripe)" transform="translate(0 ${HEIGHT - STRIPE_PX})" d="M0 0h${WIDTH}v${STRIPE_PX}H0z"/>`,
    hasShield ? shield : '',
    look === 'crisis' ? band : '',
  ].join('');
}

const landscape = [
  '<path fill="#1b4a92" opacity=".55" d="M0 500c130-44 250-60 390-26s230 50 372 8 276-58 438-6v154H0z"/>',
  '<path fill="#133a76" d="M0 548c170-48 290-16 430 8s250-16 392-40 250-8 378 30v84H0z"/>',
  '<g fill="#0a2350">',
  ...FIRS.map(
    ({ x, y, size }) =>
      `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0l11 26h-6l9 22h-7l9 22h-32l9-22h-7l9-22h-6z"/>`,
  ),
  '</g>',
  '<path fill="#0a2350" d="M0 592c150-24 280-18 430-4s280 6 414-12 230-14 356 8v46H0z"/>',
].join('');

const shield = [
  '<g transform="translate(68 40) scale(1.5)">',
  '<path d="M26 0 49.500 7v19.500c0 12.600-9.200 21-23.500 26C11.700 47.500 2.500 39.100 2.500 26.500V7z" fill="#ffffff"/>',
  '<path d="M26 2.500 47 8.700v17.800c0 11.300-8.200 18.800-21 23.200C13.200 45.300 5 37.800 5 26.500V8.700z" fill="#174285"/>',
  '<path d="M26 2.500 47 8.700v17.800c0 11.300-8.200 18.800-21 23.200z" fill="#0f3066"/>',
  '<path d="M27.200 10.500c.8 5.200 9.300 9.700 9.300 18.100 0 6.500-4.700 10.900-10.500 10.900s-10.500-4.300-10.500-10.500c0-4.400 2.400-7.200 4.500-9.900.5 2.300 1.400 3.600 2.800 4.300-.6-4.700.7-9.400 4.400-12.900z" fill="#ffd02e"/>',
  '<path d="M26.400 24.500c.5 2.600 4 4.200 4 8 0 2.900-2 4.700-4.400 4.700s-4.400-1.800-4.400-4.500c0-3.300 3.700-4.600 4.800-8.200z" fill="#fff3c4"/>',
  '</g>',
].join('');

/** Red, with the sign of warning: what a crisis is known by. */
const band = [
  '<path fill="#a3161a" d="M786 44h414v76H786a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14z"/>',
  '<g fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">',
  '<path d="M826 64l21 36h-42zM826 78v9M826 93.500v.1"/></g>',
].join('');
