import type { MediaRecord } from '@brandpost/rubicore-api';

type Range = { min: number; max: number };

/** What suits a picture in some place of the site. Source: DESIGN section 6, "Recommended image sizes". */
export type Recommendation = {
  name: string;
  /** Width through height. */
  ratio: Range;
  /** The ratio that cropping begins with. */
  cropTo: number;
  widthPx: Range;
  heightPx: Range;
  maxMegabytes: number;
};

const RATIO_SLACK = 0.02;

/** What holds for every picture: wide enough for a page, no larger than anybody sees. */
export const ANY_PLACE: Recommendation = {
  name: 'Alla bilder',
  ratio: { min: 3 / 4, max: 21 / 9 },
  cropTo: 3 / 2,
  widthPx: { min: 800, max: 4000 },
  heightPx: { min: 450, max: 4000 },
  maxMegabytes: 4,
};

/** Each place with what suits it; where they stand in the site is where their ratios come from. */
export const PLACES: readonly Recommendation[] = [
  {
    ...ANY_PLACE,
    name: 'Toppbild på nyhet och sida',
    ratio: { min: 3 / 2 - RATIO_SLACK, max: 16 / 9 + RATIO_SLACK },
    cropTo: 16 / 9,
    widthPx: { min: 1200, max: 4000 },
    heightPx: { min: 675, max: 4000 },
  },
  {
    ...ANY_PLACE,
    name: 'Kort och puff',
    ratio: { min: 3 / 2 - RATIO_SLACK, max: 3 / 2 + RATIO_SLACK },
    cropTo: 3 / 2,
    widthPx: { min: 800, max: 4000 },
    heightPx: { min: 530, max: 4000 },
  },
  { ...ANY_PLACE, name: 'Bild i löpande text' },
  {
    ...ANY_PLACE,
    name: 'Porträtt och symbol',
    ratio: { min: 1 - RATIO_SLACK, max: 1 + RATIO_SLACK },
    cropTo: 1,
    widthPx: { min: 400, max: 2000 },
    heightPx: { min: 400, max: 2000 },
    maxMegabytes: 2,
  },
];

export type Remark = {
  kind: 'tooWide' | 'tooHigh' | 'tooNarrow' | 'tooLow' | 'tooHeavy' | 'tooTall' | 'tooFlat';
  /** A word or two, for a mark on the picture. */
  short: string;
  /** What is wrong, and what would be right. */
  text: string;
  /** Cropping can put it right; only another file makes a picture larger. */
  isCroppable: boolean;
};

/** In what way a picture is not as recommended, the worst first. None for papers, and where measures are not known. */
export function remarksOn(
  { widthPx, heightPx, sizeBytes }: Pick<MediaRecord, 'widthPx' | 'heightPx' | 'sizeBytes'>,
  wanted: Recommendation = ANY_PLACE,
): Remark[] {
  if (widthPx === null || heightPx === null || heightPx === 0) return [];
  const ratio = widthPx / heightPx;
  const megabytes = (sizeBytes ?? 0) / 1_000_000;
  const remarks: (Remark | false)[] = [
    widthPx < wanted.widthPx.min && {
      kind: 'tooNarrow',
      short: 'För liten',
      text: `Bilden är ${widthPx} bildpunkter bred. Minst ${wanted.widthPx.min} rekommenderas.`,
      isCroppable: false,
    },
    heightPx < wanted.heightPx.min && {
      kind: 'tooLow',
      short: 'För liten',
      text: `Bilden är ${heightPx} bildpunkter hög. Minst ${wanted.heightPx.min} rekommenderas.`,
      isCroppable: false,
    },
    ratio < wanted.ratio.min && {
      kind: 'tooTall',
      short: 'För hög form',
      text: 'Bilden är för hög för sin bredd. Beskär den.',
      isCroppable: true,
    },
    ratio > wanted.ratio.max && {
      kind: 'tooFlat',
      short: 'För bred form',
      text: 'Bilden är för bred för sin höjd. Beskär den.',
      isCroppable: true,
    },
    widthPx > wanted.widthPx.max && {
      kind: 'tooWide',
      short: 'För stor',
      text: `Bilden är ${widthPx} bildpunkter bred. Högst ${wanted.widthPx.max} rekommenderas.`,
      isCroppable: true,
    },
    heightPx > wanted.heightPx.max && {
      kind: 'tooHigh',
      short: 'För stor',
      text: `Bilden är ${heightPx} bildpunkter hög. Högst ${wanted.heightPx.max} rekommenderas.`,
      isCroppable: true,
    },
    megabytes > wanted.maxMegabytes && {
      kind: 'tooHeavy',
      short: 'Tung fil',
      text: `Filen är större än ${wanted.maxMegabytes} MB. Beskär bilden eller ladda upp en mindre.`,
      isCroppable: true,
    },
  ];
  return remarks.filter((remark) => remark !== false);
}
