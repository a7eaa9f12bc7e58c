import {
  ChevronDown,
  Columns2,
  FileText,
  Film,
  Heading,
  Image,
  Link,
  type LucideIcon,
  Pilcrow,
  Square,
  SquareMenu,
  Table,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  heading: Heading,
  html: Pilcrow,
  image: Image,
  card: SquareMenu,
  row: Columns2,
  col: Square,
  table: Table,
  accordion: ChevronDown,
  pdf: FileText,
  video: Film,
  'e-service': Link,
};

/** The sign of a kind of block. */
export function blockIcon(type: string): LucideIcon {
  return ICONS[type] ?? Square;
}
