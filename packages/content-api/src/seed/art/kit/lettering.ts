import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { FIGTREE } from '../../figtree.ts';
import { n, path } from './svg.ts';

let font: Font | null = null;

/**
 * Words as shapes. The renderer would otherwise use whatever fonts the machine has, and a server often has none.
 * @param y the base line
 * @param size height of a line in pixels; capitals are about 0.7 of it
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  {
    size,
    fill,
    align = 'middle',
    spacing = 0,
  }: { size: number; fill: string; align?: 'start' | 'middle'; spacing?: number },
): string {
  const figtree = loadFont();
  const scale = size / figtree.unitsPerEm;
  const { glyphs, positions } = figtree.layout(text);
  const widths = positions.map((position) => position.xAdvance * scale + spacing);
  const total = widths.reduce((sum, width) => sum + width, -spacing);
  let left = align === 'middle' ? x - total / 2 : x;
  let d = '';
  glyphs.forEach((glyph, index) => {
    for (const { command, args } of glyph.path.scale(scale, -scale).translate(left, y).commands) {
      d += LETTER_OF[command as keyof typeof LETTER_OF] + args.map(n).join(' ');
    }
    left += widths[index] ?? 0;
  });
  return path(d, { fill });
}

const LETTER_OF = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

function loadFont(): Font {
  font ??= create(readFileSync(FIGTREE.bold)) as Font;
  return font;
}
