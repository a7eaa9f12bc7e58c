import {
  Activity,
  CircleUserRound,
  ClipboardList,
  FileText,
  Flame,
  HandHeart,
  House,
  Images,
  Inbox,
  Link2,
  ListChecks,
  Megaphone,
  Network,
  NotebookPen,
  ScrollText,
  SearchX,
  ShieldCheck,
  Siren,
  Tags,
  Users,
  Wrench,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { paths } from '../../addresses/paths.ts';
import { mayAny } from '../../session/may-any.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { profileTexts } from './profile-texts.ts';

/** A page of the profile area, as its menu tells of it. */
export type ProfilePlace = {
  path: string;
  text: string;
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  /** Any of these rights opens it; everybody who is signed in may go where none is named. */
  needs?: readonly [string, ...string[]];
  /** Its line tells how much is left to read. */
  hasUnread?: true;
};

type PlaceGroup = { title: string; places: readonly ProfilePlace[] };

const { groups, places } = profileTexts;

const ALL: readonly PlaceGroup[] = [
  {
    title: groups.own,
    places: [
      { path: paths.profile(), text: places.start, icon: House },
      { path: paths.information(), text: places.information, icon: Inbox, hasUnread: true },
      { path: paths.tools(), text: places.tools, icon: Wrench },
      { path: paths.myContent(), text: places.myContent, icon: NotebookPen },
      { path: paths.ads('advertisment'), text: places.ads, icon: Megaphone },
      { path: paths.ads('givetake'), text: places.giveAndTake, icon: HandHeart },
      { path: paths.profileInfo(), text: places.info, icon: CircleUserRound },
    ],
  },
  {
    title: groups.administration,
    places: [
      {
        path: paths.adminContent(),
        text: places.content,
        icon: FileText,
        needs: ['create_post', 'publish_post', 'delete_post'],
      },
      { path: paths.adminFireBans(), text: places.fireBans, icon: Flame, needs: ['set_fire_ban'] },
      {
        path: paths.adminAlertTemplates(),
        text: places.alertTemplates,
        icon: Siren,
        needs: ['manage_alert_template'],
      },
      { path: paths.adminAlertLog(), text: places.alertLog, icon: ClipboardList, needs: ['publish_alert'] },
      { path: paths.adminMedia(), text: places.media, icon: Images, needs: ['manage_media'] },
      { path: paths.adminLinks(), text: places.links, icon: Link2, needs: ['manage_link'] },
      { path: paths.adminCategories(), text: places.categories, icon: Tags, needs: ['manage_category'] },
      { path: paths.adminNodes(), text: places.nodes, icon: Network, needs: ['manage_node'] },
      { path: paths.adminUsers(), text: places.users, icon: Users, needs: ['manage_user'] },
      { path: paths.adminRoles(), text: places.roles, icon: ShieldCheck, needs: ['manage_role'] },
      { path: paths.adminReports(), text: places.reports, icon: ListChecks, needs: ['publish_post'] },
      { path: paths.adminSearches(), text: places.searches, icon: SearchX, needs: ['manage_link'] },
      { path: paths.adminAudit(), text: places.audit, icon: ScrollText, needs: ['read_audit_log'] },
      { path: paths.adminSystem(), text: places.system, icon: Activity, needs: ['manage_maintenance'] },
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
