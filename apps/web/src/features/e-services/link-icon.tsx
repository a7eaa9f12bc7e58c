import {
  BedDouble,
  FileCheck,
  FileSearch,
  FileText,
  Flame,
  GraduationCap,
  House,
  type LucideIcon,
  MessageSquareText,
  ShieldAlert,
  TriangleAlert,
  UserCheck,
  Users,
} from 'lucide-react';

/** The icon names that links carry (of the Material set) and ours that mean the same. */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['mdi-fire', Flame],
  ['mdi-gas-cylinder', FileCheck],
  ['mdi-alert-octagon', ShieldAlert],
  ['mdi-account-check', UserCheck],
  ['mdi-file-document-check', FileText],
  ['mdi-home-roof', House],
  ['mdi-school', GraduationCap],
  ['mdi-bus-school', Users],
  ['mdi-bed', BedDouble],
  ['mdi-alert', TriangleAlert],
  ['mdi-file-search', FileSearch],
  ['mdi-comment-text', MessageSquareText],
]);

/** The icons that a link may be given. */
export const LINK_ICON_NAMES: readonly string[] = [...ICONS.keys()];

/** The picture beside a link's name; decoration only. */
export function LinkIcon({ icon, size = 28 }: { icon: string | null; size?: number }) {
  const Icon = (icon === null ? undefined : ICONS.get(icon)) ?? FileText;
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} />;
}
