import type { BlockType } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import {
  BriefcaseBusiness,
  ChevronDown,
  Columns2,
  Component,
  FileText,
  Film,
  Heading,
  Image,
  Link,
  type LucideIcon,
  MapPin,
  MapPinned,
  Pilcrow,
  Square,
  SquareMenu,
  Table,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { editorTexts } from '../editor-texts.ts';
import { sharedBlocksTexts } from '../shared-blocks/shared-blocks-texts.ts';
import { AccordionForm } from './forms/accordion-form.tsx';
import { AreaForm } from './forms/area-form.tsx';
import { AreaLookupForm } from './forms/area-lookup-form.tsx';
import { CardForm } from './forms/card-form.tsx';
import { ColForm } from './forms/col-form.tsx';
import { EServiceForm } from './forms/e-service-form.tsx';
import { HeadingForm } from './forms/heading-form.tsx';
import { ImageForm } from './forms/image-form.tsx';
import { PdfForm } from './forms/pdf-form.tsx';
import { RowForm } from './forms/row-form.tsx';
import { SharedBlockForm } from './forms/shared-block-form.tsx';
import { TableForm } from './forms/table-form.tsx';
import { VacanciesForm } from './forms/vacancies-form.tsx';
import { VideoForm } from './forms/video-form.tsx';
import { RichTextEditor } from './rich-text/rich-text-editor.tsx';

/** How blocks of one type are edited. */
export type EditorBlock = {
  readonly icon: LucideIcon;
  /** What it is for, in one line of Swedish. */
  readonly help: string;
  /** What people call it besides, in Swedish and English: it is found by these too. */
  readonly words: readonly string[];
  readonly edited:
    | {
        /** Written where it stands, or shown as visitors see it with a form below. */
        readonly where: 'in-place' | 'below';
        readonly Form: ComponentType<{ node: ContentNode }>;
        /** Said where visitors would see nothing. */
        readonly emptyText: string;
      }
    /** Holds other blocks, which are edited one by one. */
    | { readonly where: 'around'; readonly Form: ComponentType<{ node: ContentNode; isActive: boolean }> }
    /** A part of the block around it, whose form edits it. */
    | { readonly where: 'in-parent' };
};

const EDITOR_BLOCKS: Readonly<Record<BlockType, EditorBlock>> = {
  heading: {
    icon: Heading,
    help: 'Delar upp texten så att den går att överblicka',
    words: ['Mellanrubrik', 'Underrubrik', 'Titel', 'Heading', 'Header', 'H2', 'H3'],
    edited: { where: 'in-place', Form: HeadingForm, emptyText: 'Tom rubrik' },
  },
  html: {
    icon: Pilcrow,
    help: 'Stycken, listor, länkar och citat',
    words: [
      'Stycke',
      'Brödtext',
      'Lista',
      'Punktlista',
      'Numrerad lista',
      'Citat',
      'Länk',
      'Paragraph',
      'List',
      'Quote',
    ],
    edited: { where: 'in-place', Form: RichTextEditor, emptyText: editorTexts.html.empty },
  },
  image: {
    icon: Image,
    help: 'En bild från mediebiblioteket, med bildtext',
    words: ['Bilder', 'Foto', 'Fotografi', 'Illustration', 'Image', 'Picture', 'Photo'],
    edited: { where: 'below', Form: ImageForm, emptyText: 'Ingen bild vald' },
  },
  card: {
    icon: SquareMenu,
    help: 'En kort text med bild och knapp',
    words: ['Knapp', 'Puff', 'Ruta', 'Faktaruta', 'Kontakt', 'Telefon', 'Card', 'Button'],
    edited: { where: 'below', Form: CardForm, emptyText: 'Tomt kort' },
  },
  row: {
    icon: Columns2,
    help: 'Kolumner bredvid varandra',
    words: ['Kolumner', 'Spalter', 'Bredvid', 'Row', 'Columns', 'Layout'],
    edited: { where: 'around', Form: RowForm },
  },
  col: {
    icon: Square,
    help: 'En kolumn till i raden',
    words: ['Spalt', 'Column'],
    edited: { where: 'around', Form: ColForm },
  },
  table: {
    icon: Table,
    help: 'Rader och kolumner med rubriker',
    words: ['Table', 'Schema', 'Kalkylblad', 'Excel', 'Rutnät'],
    edited: { where: 'in-place', Form: TableForm, emptyText: 'Tom tabell' },
  },
  'table-heading': {
    icon: Square,
    help: 'Kolumnernas rubriker',
    words: [],
    edited: { where: 'in-parent' },
  },
  'table-row': {
    icon: Square,
    help: 'En rad till i tabellen',
    words: [],
    edited: { where: 'in-parent' },
  },
  accordion: {
    icon: ChevronDown,
    help: 'En titel som fälls ut när läsaren vill',
    words: ['Dragspel', 'Dropdown', 'Accordion', 'Fråga och svar', 'Frågor', 'Fäll ut', 'FAQ', 'Expander'],
    edited: { where: 'around', Form: AccordionForm },
  },
  pdf: {
    icon: FileText,
    help: 'En lista med dokument att öppna',
    words: ['Dokument', 'Fil', 'Filer', 'Bilaga', 'Blankett', 'Document', 'File', 'Attachment'],
    edited: { where: 'below', Form: PdfForm, emptyText: 'Inga dokument valda' },
  },
  video: {
    icon: Film,
    help: 'En film från en annan webbplats',
    words: ['Video', 'Movie', 'YouTube', 'Vimeo', 'Klipp', 'Inbäddning', 'Embed'],
    edited: { where: 'below', Form: VideoForm, emptyText: 'Ingen film vald' },
  },
  'e-service': {
    icon: Link,
    help: 'Länkar till e-tjänster',
    words: ['Tjänster', 'Länkar', 'Genvägar', 'Services', 'Links'],
    edited: { where: 'below', Form: EServiceForm, emptyText: 'Inga e-tjänster valda' },
  },
  vacancies: {
    icon: BriefcaseBusiness,
    help: 'De jobb som går att söka just nu',
    words: ['Jobb', 'Tjänster att söka', 'Jobs', 'Rekrytering'],
    edited: { where: 'below', Form: VacanciesForm, emptyText: 'Lediga jobb' },
  },
  'area-lookup': {
    icon: MapPinned,
    help: 'Läsaren skriver sin ort och ser vem, när och vilket nummer',
    words: ['Karta', 'Sotning', 'Ort', 'Lookup', 'Map'],
    edited: { where: 'around', Form: AreaLookupForm },
  },
  area: {
    icon: MapPin,
    help: 'Ett område till i uppslaget',
    words: ['Distrikt', 'Area'],
    edited: { where: 'below', Form: AreaForm, emptyText: 'Tomt område' },
  },
  'shared-block': {
    icon: Component,
    help: 'Samma på flera sidor, och ändras på alla samtidigt',
    words: sharedBlocksTexts.words,
    edited: { where: 'around', Form: SharedBlockForm },
  },
};

const byType: ReadonlyMap<string, EditorBlock> = new Map(Object.entries(EDITOR_BLOCKS));

/** How blocks of that type are edited; null for a type that there is not. */
export function editorBlock(type: string): EditorBlock | null {
  return byType.get(type) ?? null;
}

/** The icon of a type of block. */
export function blockIcon(type: string): LucideIcon {
  return byType.get(type)?.icon ?? Square;
}
