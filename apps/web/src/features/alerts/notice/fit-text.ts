/** Sizes that are read on a wall, in points, the largest first. */
const LEGIBLE_PT = [20, 18, 16, 15, 14, 13, 12, 11];
/** Better than to leave out what is to be done. */
const SMALL_PT = [10, 9, 8, 7, 6, 5];

/** Marks a part that is left out before the rest becomes small: what is also to be read on the web. */
export const OPTIONAL_PART = 'data-optional';

/** Gives a text the largest size with which it has room, without its optional parts (the last first) where it must be. */
export function fitText(text: HTMLElement): void {
  const fitsAt = (size: number) => {
    text.style.fontSize = `${size}pt`;
    return text.scrollHeight <= text.clientHeight;
  };
  if (LEGIBLE_PT.some(fitsAt)) return;
  for (const part of [...text.querySelectorAll<HTMLElement>(`[${OPTIONAL_PART}]`)].reverse()) {
    part.hidden = true;
    if (LEGIBLE_PT.some(fitsAt)) return;
  }
  SMALL_PT.some(fitsAt);
}
