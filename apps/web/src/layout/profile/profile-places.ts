import { INFORMS_GROUPS } from '@brandpost/domain';
import {
  Accessibility,
  Activity,
  Bell,
  CircleUserRound,
  ClipboardCheck,
  ClipboardList,
  Component,
  Eye,
  FileText,
  Flame,
  HandHeart,
  House,
  Images,
  Inbox,
  Link2,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Network,
  NotebookPen,
  Palette,
  ScrollText,
  SearchX,
  ShieldCheck,
  Siren,
  Sparkles,
  Tags,
  Users,
  Wrench,
} from 'lucide-react';
import { adminPaths } from '../../addresses/admin-paths.ts';
import { paths } from '../../addresses/paths.ts';
import { staffPaths } from '../../addresses/staff-paths.ts';
import { mayAny } from '../../session/may-any.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { profileTexts } from './profile-texts.ts';

/** A page of the profile area, as its menu tells of it. */
export type ProfilePlace = {
  path: string;
  text: string;
  icon: LucideIcon;
  /** Any of these rights opens it; everybody who is signed in may go where none is named. */
  needs?: readonly [string, ...string[]];
  /** What its line tells the number of. */
  counts?: PlaceCount;
};

export type PlaceCount = 'unread' | 'reviews';

type PlaceGroup = { title: string; places: readonly ProfilePlace[] };

const { groups, places } = profileTexts;

const ALL: readonly PlaceGroup[] = [
  {
    title: groups.own,
    places: [
      { path: paths.profile(), text: places.start, icon: House },
      { path: paths.information(), text: places.information, icon: Inbox, counts: 'unread' },
      { path: paths.tools(), text: places.tools, icon: Wrench },
      { path: paths.myContent(), text: places.myContent, icon: NotebookPen },
      {
        path: staffPaths.reviews(),
        text: places.reviews,
        icon: ClipboardCheck,
        needs: [INFORMS_GROUPS, 'create_post', 'review_post', 'publish_post'],
        counts: 'reviews',
      },
      { path: paths.ads('advertisment'), text: places.ads, icon: Megaphone },
      { path: paths.ads('givetake'), text: places.giveAndTake, icon: HandHeart },
      { path: paths.profileInfo(), text: places.info, icon: CircleUserRound },
      { path: staffPaths.noticeSettings(), text: places.notices, icon: Bell },
      { path: paths.changelog(), text: places.changelog, icon: Sparkles },
    ],
  },
  {
    title: groups.administration,
    places: [
      {
        path: adminPaths.content(),
        text: places.content,
        icon: FileText,
        needs: ['create_post', 'publish_post', 'delete_post'],
      },
      { path: adminPaths.fireBans(), text: places.fireBans, icon: Flame, needs: ['set_fire_ban'] },
      {
        path: adminPaths.alertTemplates(),
        text: places.alertTemplates,
        icon: Siren,
        needs: ['manage_alert_template'],
      },
      { path: adminPaths.alertLog(), text: places.alertLog, icon: ClipboardList, needs: ['publish_alert'] },
      { path: adminPaths.media(), text: places.media, icon: Images, needs: ['manage_media'] },
      {
        path: adminPaths.sharedBlocks(),
        text: places.sharedBlocks,
        icon: Component,
        needs: ['publish_post'],
      },
      { path: adminPaths.links(), text: places.links, icon: Link2, needs: ['manage_link'] },
      { path: adminPaths.categories(), text: places.categories, icon: Tags, needs: ['manage_category'] },
      { path: adminPaths.nodes(), text: places.nodes, icon: Network, needs: ['manage_node'] },
      { path: adminPaths.look(), text: places.look, icon: Palette, needs: ['manage_node'] },
      { path: adminPaths.users(), text: places.users, icon: Users, needs: ['manage_user'] },
      { path: adminPaths.roles(), text: places.roles, icon: ShieldCheck, needs: ['manage_role'] },
      { path: adminPaths.reports(), text: places.reports, icon: ListChecks, needs: ['publish_post'] },
      {
        path: adminPaths.accessibility(),
        text: places.accessibility,
        icon: Accessibility,
        needs: ['publish_post'],
      },
      { path: adminPaths.visits(), text: places.visits, icon: Eye, needs: ['publish_post'] },
      { path: adminPaths.searches(), text: places.searches, icon: SearchX, needs: ['manage_link'] },
      { path: adminPaths.audit(), text: places.audit, icon: ScrollText, needs: ['read_audit_log'] },
      { path: adminPaths.system(), text: places.system, icon: Activity, needs: ['manage_maintenance'] },
    ],
  },
];

/** The pages of the profile area that somebody may open. Source: SPEC section 2, /profile; section 6. */
export function placesFor(session: OwnSession): PlaceGroup[] {
  return ALL.map(({ title, places }) => ({
    title,
    places: places.filter(({ needs }) => needs === undefined || mayAny(session, ...needs)),
  })).filter(({ places }) => places.length > 0);
}
