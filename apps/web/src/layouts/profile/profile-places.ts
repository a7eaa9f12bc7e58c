import {
  Activity,
  FileText,
  Images,
  Link2,
  ListChecks,
  Network,
  ScrollText,
  SearchX,
  ShieldCheck,
  Tags,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { paths } from '../../router/paths.ts';
import { mayAny } from '../../session/may-any.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { profileTexts } from '../../texts/profile-texts.ts';

/** A page of the profile area, as its menu tells of it. */
export type ProfilePlace = {
  path: string;
  text: string;
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  /** Any of these rights opens it; everybody who is signed in may go where none is named. */
  needs?: readonly [string, ...string[]];
};

type PlaceGroup = { title: string; places: readonly ProfilePlace[] };

const { groups, places } = profileTexts;

const ALL: readonly PlaceGroup[] = [
  {
    title: groups.administration,
    places: [
      {
        path: paths.adminContent(),
        text: places.content,
        icon: FileText,
        needs: ['create_post', 'publish_post', 'delete_post'],
      },
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
