import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { thumbnailName } from '@brandpost/domain';
import { activePaper, appendedToPaper, unreadablePaper, uploadsBusy, wrongMediaType } from '../errors.ts';
import { extensionOf } from './file-kinds.ts';
import type { MediaFiles } from './media-files.ts';
import type { PaperFinding } from './paper-findings.ts';
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
  /** SHA-256, in hex. */
  checksum: string;
};

/** How wide copies are made, none wider than the picture itself: small cards, a phone, half a page, a whole one. */
const SIZE_WIDTHS_PX = [480, 720, 960, 1600] as const;

/** The formats of those copies: the first with the upload, the second when there is time. */
export const SIZE_FORMATS = ['image/webp', 'image/avif'] as const;

/** What files are to be called: to those who ask for them, and in the store. */
export type Naming = { name: string; storedStem: string };

/**
 * All files that come of an upload: of a picture itself without metadata, its thumbnail and its sizes in WebP; a paper
 * stays as it is, where it does nothing by itself.
 * @param madeType what a picture becomes, whatever it came as
 * @throws ApiFailure as `PictureMaker`, `checkPaper` and `scanByClamd` do; 415 for a picture where a paper belongs, and the other way round
 */
export async function prepareFiles(
  media: MediaFiles,
  { path: file, kind, sizeBytes, checksum }: ReceivedFile,
  { folder, madeType, ...naming }: Naming & { folder: string; madeType: string },
): Promise<PreparedFile[]> {
  const { fileType, isPicture } = kind;
  if (isPicture !== madeType.startsWith('image/')) throw wrongMediaType();
  await media.scan(file);
  if (!isPicture) {
    await checkPaper(file);
    const facts = { fileType, sizeBytes, widthPx: null, heightPx: null, checksum };
    return [{ role: 'original', ...namesOf(naming), path: file, ...facts }];
  }
  const [whole, thumbnail] = await media.pictures.prepare({ file, folder, fileType, madeType });
  if (whole === undefined || thumbnail === undefined) throw new Error('A picture came back without files.');
  const [format] = SIZE_FORMATS;
  return [
    { ...whole, ...namesOf(naming) },
    { ...thumbnail, ...thumbnailNamesOf(naming) },
    ...(await prepareSizes(media, { ...naming, file: whole.path, folder, format, canWait: false })),
  ];
}

/** Narrower copies of a stored picture in one format, when nobody waits for an upload or at once. */
export async function prepareSizes(
  media: MediaFiles,
  order: Naming & { file: string; folder: string; format: string; canWait: boolean },
): Promise<PreparedFile[]> {
  const { name, storedStem, file, folder, format: fileType, canWait } = order;
  const asked = { file, folder, fileType, widthsPx: SIZE_WIDTHS_PX };
  const made = await media.pictures.makeSizes(asked, { canWait });
  return made.map((size) => {
    const ending = `_${size.widthPx}.${extensionOf(fileType)}`;
    return { ...size, name: `${stemOf(name)}${ending}`, storedName: `${storedStem}${ending}` };
  });
}

/** The thumbnail alone, of a stored picture that has lost it. */
export async function prepareThumbnail(
  media: MediaFiles,
  order: Naming & { file: string; folder: string; fileType: string },
): Promise<PreparedFile[]> {
  const { file, folder, fileType, ...naming } = order;
  const [, thumbnail] = await media.pictures.prepare({ file, folder, fileType, madeType: fileType });
  return thumbnail === undefined ? [] : [{ ...thumbnail, ...thumbnailNamesOf(naming) }];
}

function namesOf({ name, storedStem }: Naming): Pick<PreparedFile, 'name' | 'storedName'> {
  return { name, storedName: `${storedStem}${name.slice(stemOf(name).length)}` };
}

function thumbnailNamesOf(naming: Naming): Pick<PreparedFile, 'name' | 'storedName'> {
  const { name, storedName } = namesOf(naming);
  return { name: thumbnailName(name), storedName: thumbnailName(storedName) };
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]+$/, '');
}

/** From the sources as from a build. */
const SCRIPT = join(import.meta.dirname, `paper-process${extname(import.meta.filename)}`);
const LONGEST_MS = 20_000;
const MAX_CONCURRENT = 2;
const MAX_WAITING = 10;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Judges a PDF in a process of its own, two at a time.
 * @throws ApiFailure 422 for one that does something by itself, holds other files or cannot be read; 503 while too many wait
 */
async function checkPaper(path: string, { longestMs = LONGEST_MS } = {}): Promise<void> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_WAITING) throw uploadsBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
  try {
    const finding = await findingOf(path, longestMs);
    if (finding === 'active') throw activePaper();
    if (finding === 'appended') throw appendedToPaper();
    if (finding === 'unreadable') throw unreadablePaper();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** A process that dies, or takes too long, could not read it. */
function findingOf(path: string, longestMs: number): Promise<PaperFinding> {
  return new Promise((resolve) => {
    const child = fork(SCRIPT, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=384'],
      // It has nothing to do with the settings, some of which are secrets.
      env: { PATH: process.env.PATH },
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    child.once('message', (message) => resolve((message as { finding: PaperFinding }).finding));
    child.once('exit', () => resolve('unreadable')).once('error', () => resolve('unreadable'));
    child.send(path, () => {});
  });
}
