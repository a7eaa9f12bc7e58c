import { accordionFixtures } from '../accordion/accordion.fixtures.ts';
import { cardFixtures } from '../card/card.fixtures.ts';
import { colFixtures } from '../col/col.fixtures.ts';
import { eServiceFixtures } from '../e-service/e-service.fixtures.ts';
import { headingFixtures } from '../heading/heading.fixtures.ts';
import { htmlFixtures } from '../html/html.fixtures.ts';
import { imageFixtures } from '../image/image.fixtures.ts';
import { pdfFixtures } from '../pdf/pdf.fixtures.ts';
import { rowFixtures } from '../row/row.fixtures.ts';
import { tableFixtures } from '../table/table.fixtures.ts';
import { tableHeadingFixtures } from '../table-heading/table-heading.fixtures.ts';
import { tableRowFixtures } from '../table-row/table-row.fixtures.ts';
import { videoFixtures } from '../video/video.fixtures.ts';
import type { BlockFixtures } from './block-states.fixtures.ts';

/** Every block's fixtures, by type. */
export const ALL_FIXTURES: Readonly<Record<string, BlockFixtures>> = {
  accordion: accordionFixtures,
  card: cardFixtures,
  col: colFixtures,
  'e-service': eServiceFixtures,
  heading: headingFixtures,
  html: htmlFixtures,
  image: imageFixtures,
  pdf: pdfFixtures,
  row: rowFixtures,
  table: tableFixtures,
  'table-heading': tableHeadingFixtures,
  'table-row': tableRowFixtures,
  video: videoFixtures,
};
