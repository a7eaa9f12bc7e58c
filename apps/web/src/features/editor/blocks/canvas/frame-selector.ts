/** Finds a block's frame on the canvas, for `querySelector`. */
export function frameSelector(id: string): string {
  return `[data-frame="${CSS.escape(id)}"]`;
}
