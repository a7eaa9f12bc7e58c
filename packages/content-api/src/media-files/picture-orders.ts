/** As wide as thumbnails are made. */
export const THUMBNAIL_WIDTH_PX = 480;

/** What the process that reads pictures is sent, and what it sends. Files go by their paths on this machine. */
export type PictureOrder =
  | { task: 'prepare'; file: string; folder: string; fileType: string; madeType: string }
  | { task: 'sizes'; file: string; folder: string; fileType: string; widthsPx: readonly number[] };

/** A picture that lies in the folder named in the order. */
export type MadePicture = {
  role: 'original' | 'thumbnail' | 'size';
  path: string;
  fileType: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  /** SHA-256, in hex. */
  checksum: string;
};

export type PictureReport = { made: MadePicture[] } | { failure: string; code: string | null };
