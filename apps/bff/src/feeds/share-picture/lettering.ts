import type { Font } from 'satori';
import { HEIGHT, type SharePicture, WIDTH } from './share-picture.ts';
import { TYPEFACE } from './typeface.ts';

const MAX_LINES = 4;
/** The longer a title, the smaller its letters: up to so many characters, in pixels. */
const SIZES = [
  { upTo: 24, sizePx: 112 },
  { upTo: 60, sizePx: 84 },
  { upTo: 90, sizePx: 68 },
  { upTo: Number.POSITIVE_INFINITY, sizePx: 60 },
] as const;
/** More would never be seen. */
const MAX_CHARACTERS = 300;
const MARGIN_PX = 72;

/** Signs that the typeface has no letter for, and what no text should hold. */
const UNWRITABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}\p{Variation_Selector}]/gu;

type Box = { type: 'div'; props: { style: Record<string, string | number>; children: string | Box[] } };

/** The words of a picture as shapes in an SVG document, on nothing. */
export async function lettering(picture: SharePicture, fonts: Font[]): Promise<string> {
  const { default: satori } = await import('satori');
  return satori(words(picture) as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
}

function words({ look, siteName, hasShield, title }: SharePicture): Box {
  const nameLeft = hasShield ? 160 : MARGIN_PX;
  return box(
    { flexDirection: 'column', width: WIDTH, height: HEIGHT, fontFamily: TYPEFACE, color: '#ffffff' },
    [
      box(
        {
          ...line,
          left: nameLeft,
          top: 60,
          width: (look === 'crisis' ? 720 : 1128) - nameLeft,
          fontSize: 34,
        },
        writable(siteName),
      ),
      ...(look === 'crisis'
        ? [box({ ...line, left: 866, top: 62, width: 280, fontSize: 32 }, 'Krisinformation')]
        : []),
      box(
        {
          ...line,
          left: MARGIN_PX,
          top: 156,
          width: WIDTH - 2 * MARGIN_PX,
          fontSize: sizeFor(title),
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
          lineClamp: MAX_LINES,
        },
        writable(title),
      ),
    ],
  );
}

const line = { position: 'absolute', display: 'block', overflow: 'hidden', lineClamp: 1 } as const;

function box(style: Box['props']['style'], children: string | Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function sizeFor(title: string): number {
  return SIZES.find(({ upTo }) => title.length <= upTo)?.sizePx ?? 0;
}

function writable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(UNWRITABLE, '')
    .replaceAll('\ufffd', '')
    .trim()
    .slice(0, MAX_CHARACTERS);
}
