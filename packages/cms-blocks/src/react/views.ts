import type { ComponentType } from 'react';
import { AccordionView } from '../accordion/view.tsx';
import { CardView } from '../card/view.tsx';
import { ColView } from '../col/view.tsx';
import { EServiceView } from '../e-service/view.tsx';
import { HeadingView } from '../heading/view.tsx';
import { HtmlView } from '../html/view.tsx';
import { ImageView } from '../image/view.tsx';
import { PdfView } from '../pdf/view.tsx';
import { RowView } from '../row/view.tsx';
import { TableView } from '../table/view.tsx';
import { VideoView } from '../video/view.tsx';
import type { BlockViewProps } from './block-view.ts';

/** Every view there is. The lines of a table have none: the table shows them. */
const views: ReadonlyMap<string, ComponentType<BlockViewProps>> = new Map([
  ['accordion', AccordionView],
  ['card', CardView],
  ['col', ColView],
  ['e-service', EServiceView],
  ['heading', HeadingView],
  ['html', HtmlView],
  ['image', ImageView],
  ['pdf', PdfView],
  ['row', RowView],
  ['table', TableView],
  ['video', VideoView],
]);

/** @returns how blocks of that type are shown, or null. */
export function viewOfType(type: string): ComponentType<BlockViewProps> | null {
  return views.get(type) ?? null;
}
