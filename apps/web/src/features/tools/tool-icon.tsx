import {
  BookOpen,
  CalendarClock,
  CarFront,
  ClipboardList,
  Clock,
  CloudLightning,
  Contact,
  FilePen,
  FireExtinguisher,
  HardHat,
  Info,
  type LucideIcon,
  OctagonAlert,
  Route,
  SquareArrowOutUpRight,
  Truck,
  Wallet,
} from 'lucide-react';

/** The icon names that tools and favourites carry (of the Material set) and ours that mean the same. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['mdi-calendar-clock', CalendarClock],
  ['mdi-clock-edit', Clock],
  ['mdi-file-edit', FilePen],
  ['mdi-book-open-variant', BookOpen],
  ['mdi-alert-decagram', OctagonAlert],
  ['mdi-fire-truck', Truck],
  ['mdi-clipboard-list', ClipboardList],
  ['mdi-cash', Wallet],
  ['mdi-contacts', Contact],
  ['mdi-car-key', CarFront],
  ['mdi-information', Info],
  ['mdi-fire-alert', FireExtinguisher],
  ['mdi-weather-lightning', CloudLightning],
  ['mdi-road-variant', Route],
  ['mdi-hard-hat', HardHat],
]);

/** The picture of a tool; decoration only. */
export function ToolIcon({ icon, size = 26 }: { icon: string | null; size?: number }) {
  const Icon = (icon === null ? undefined : ICONS.get(icon)) ?? SquareArrowOutUpRight;
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} />;
}
