import { thumbnailName } from '@brandpost/domain';
import type { MediaFiles } from './media-files.ts';
import type { ReceivedFile } from './receive-file.ts';

/** A file that is ready to be stored, and what is known of it. */
export type PreparedFile = {
  role: 'original' | 'thumbnail' | 'size';
  /** What it is asked for by. */
  name: string;
  /** What it is called in the store: a new name each time, so that nothing stored is ever written over. */
  storedName: string;
  path: string;
  fileType: string;
  sizeBytes: number;
  widthPx: number | null;
  heightPx: number | null;
  checksum: string;
};

/** How wide copies are made, where the picture itself is wider: a phone, half a page, a whole one. */
export const SIZE_WIDTHS_PX = [480, 960, 1600] as const;

/** One after the other: WebP with the upload, AVIF when there is time. */
export const FIRST_SIZES = { fileType: 'image/webp', extension: 'webp' } as const;
export const LATER_SIZES = { fileType: 'image/avif', extension: 'avif' } as const;

type Naming = { stem: string; storedStem: string };

/**
 * All files that come of an upload: of a picture itself without metadata, its thumbnail and its sizes in WebP; a paper
 * stays as it is.
 * @throws ApiFailure as `PictureMaker` does
 */
export async function prepareFiles(
  media: MediaFiles,
  { path: file, kind, sizeBytes, checksum }: ReceivedFile,
  naming: Naming & { folder: string },
): Promise<PreparedFile[]> {
  const { stem, storedStem, folder } = naming;
  const { fileType, extension } = kind;
  const own = { name: `${stem}.${extension}`, storedName: `${storedStem}.${extension}` };
  if (!kind.isPicture) {
    const facts = { fileType, sizeBytes, widthPx: null, heightPx: null, checksum };
    return [{ role: 'original', ...own, path: file, ...facts }];
  }
  const [whole, thumbnail] = await media.pictures.prepare({ file, folder, fileType });
  if (whole === undefined || thumbnail === undefined) throw new Error('A picture came back without files.');
  const thumbnailNames = { name: thumbnailName(own.name), storedName: thumbnailName(own.storedName) };
  return [
    { ...whole, ...own },
    { ...thumbnail, ...thumbnailNames },
    ...(await prepareSizes(media, { ...naming, ...FIRST_SIZES, file: whole.path, canWait: false })),
  ];
}

/** Narrower copies of a picture, in one format. */
export async function prepareSizes(
  media: MediaFiles,
  { stem, storedStem, extension, canWait, ...order }: Naming & SizesOrder,
): Promise<PreparedFile[]> {
  const made = await media.pictures.makeSizes({ ...order, widthsPx: SIZE_WIDTHS_PX }, { canWait });
  return made.map((size) => ({
    ...size,
    name: `${stem}_${size.widthPx}.${extension}`,
    storedName: `${storedStem}_${size.widthPx}.${extension}`,
  }));
}

type SizesOrder = {
  file: string;
  folder: string;
  fileType: string;
  extension: string;
  /** Uploads go before. */
  canWait: boolean;
};
