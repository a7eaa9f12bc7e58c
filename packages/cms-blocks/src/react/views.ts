import type { ComponentType } from 'react';
import { AccordionView } from '../blocks/accordion/view.tsx';
import { AreaView } from '../blocks/area/view.tsx';
import { AreaLookupView } from '../blocks/area-lookup/view.tsx';
import { CardView } from '../blocks/card/view.tsx';
import { ColView } from '../blocks/col/view.tsx';
import { EServiceView } from '../blocks/e-service/view.tsx';
import { HeadingView } from '../blocks/heading/view.tsx';
import { HtmlView } from '../blocks/html/view.tsx';
import { ImageView } from '../blocks/image/view.tsx';
import { PdfView } from '../blocks/pdf/view.tsx';
import { RowView } from '../blocks/row/view.tsx';
import { SharedBlockView } from '../blocks/shared-block/view.tsx';
import { TableView } from '../blocks/table/view.tsx';
import { VacanciesView } from '../blocks/vacancies/view.tsx';
import { VideoView } from '../blocks/video/view.tsx';
import type { BlockType } from '../registry.ts';
import type { BlockViewProps } from '../view-parts/content-context.ts';

/** How every block is shown; null for the parts of a block, which shows them itself. */
const VIEWS: Readonly<Record<BlockType, ComponentType<BlockViewProps> | null>> = {
  accordion: AccordionView,
  area: AreaView,
  'area-lookup': AreaLookupView,
  card: CardView,
  col: ColView,
  'e-service': EServiceView,
  heading: HeadingView,
  html: HtmlView,
  image: ImageView,
  pdf: PdfView,
  row: RowView,
  'shared-block': SharedBlockView,
  table: TableView,
  'table-heading': null,
  'table-row': null,
  vacancies: VacanciesView,
  video: VideoView,
};

const views: ReadonlyMap<string, ComponentType<BlockViewProps> | null> = new Map(Object.entries(VIEWS));

/** @returns how blocks of that type are shown, or null. */
export function viewOfType(type: string): ComponentType<BlockViewProps> | null {
  return views.get(type) ?? null;
}
