/** What of a picture is kept, in its own points. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** Sizes that no place of the site needs more of. */
const MAX_PX = 4000;
const QUALITY = 0.92;
/** What browsers can write; the rest becomes PNG, which loses nothing. */
const WRITABLE = ['image/jpeg', 'image/png', 'image/webp'];
const EXTENSIONS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/** The measures of what is cut out: its own, or the largest that anybody needs. */
export function resultMeasures({ width, height }: Pick<CropArea, 'width' | 'height'>) {
  const scale = Math.min(1, MAX_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What the cut-out picture is called and which type it has. */
export function resultName(filename: string, fileType: string): { name: string; type: string } {
  const type = WRITABLE.includes(fileType) ? fileType : 'image/png';
  return { name: `${filename.replace(/\.[^.]+$/, '')}-beskuren.${EXTENSIONS.get(type)}`, type };
}

/**
 * Cuts a part out of a picture of ours, in the browser.
 * @throws Error where the picture cannot be read, or the browser cannot write it
 */
export async function croppedFile(
  source: { path: string; filename: string; fileType: string },
  area: CropArea,
): Promise<File> {
  const image = new Image();
  image.src = source.path;
  await image.decode();
  const { width, height } = resultMeasures(area);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const { name, type } = resultName(source.filename, source.fileType);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (blob === null) throw new Error('The picture could not be written.');
  return new File([blob], name, { type: blob.type });
}
