/** Every picture is drawn on a canvas of 3:2. */
export const WIDTH = 1600;
export const HEIGHT = 1067;

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Corner radius, of rectangles. */
  radius?: number;
};

/** Numbers with one decimal: smaller files, same picture. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  const radius = paint.radius === undefined ? '' : ` rx="${n(paint.radius)}"`;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius}${attributes(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(paint)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(paint)}/>`;
}

/** A closed shape through x, y, x, y … */
export function polygon(points: readonly number[], paint: Paint): string {
  return `<polygon points="${points.map(n).join(' ')}"${attributes(paint)}/>`;
}

/** A line with round ends through x, y, x, y … */
export function line(points: readonly number[], paint: Paint): string {
  return `<polyline points="${points.map(n).join(' ')}" stroke-linecap="round" stroke-linejoin="round"${attributes({ fill: 'none', ...paint })}/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}" stroke-linecap="round" stroke-linejoin="round"${attributes(paint)}/>`;
}

/** Moves and scales what is drawn around its own origin. A negative `flip` looks the other way. */
export function place(
  x: number,
  y: number,
  content: string,
  { scale = 1, flip = false, rotate = 0 }: { scale?: number; flip?: boolean; rotate?: number } = {},
): string {
  const turned = rotate === 0 ? '' : ` rotate(${n(rotate)})`;
  const sized = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${sized}">${content}</g>`;
}

/** Content seen only inside a shape. The name has to be the only one of its kind in a picture. */
export function clipped(name: string, shape: string, content: string): string {
  return `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${content}</g>`;
}

/** A gradient from top to bottom; paint with `url(#name)`. */
export function verticalGradient(
  name: string,
  stops: readonly (readonly [number, string, number?])[],
): string {
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`;
}

/** A gradient from the middle outwards. */
export function radialGradient(name: string, stops: readonly (readonly [number, string, number?])[]): string {
  return `<radialGradient id="${name}">${stops.map(stop).join('')}</radialGradient>`;
}

/** The whole picture, from back to front. */
export function picture(...layers: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${layers.join('')}</svg>`;
}

function stop([offset, colour, opacity = 1]: readonly [number, string, number?]): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

function attributes({ fill, stroke, width, opacity }: Paint): string {
  return [
    fill === undefined ? '' : ` fill="${fill}"`,
    stroke === undefined ? '' : ` stroke="${stroke}"`,
    width === undefined ? '' : ` stroke-width="${n(width)}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');
}
