import { capabilityValue } from './capability.ts';
import type { CapabilityGrant } from './entities/role.ts';

/** What somebody calls a view of a list. */
export const SAVED_VIEW_NAME_MAX_LENGTH = 60;
/** The search parameters that a view stands for. */
export const SAVED_VIEW_QUERY_MAX_LENGTH = 1000;
/** Columns that a view shows, and the characters of each one's id. */
export const SAVED_VIEW_MAX_COLUMNS = 40;
export const SAVED_VIEW_COLUMN_MAX_LENGTH = 40;
/** Views of one list that somebody may have, and that all may. */
export const SAVED_VIEW_MAX_COUNT = 50;

/**
 * The lists of the administration of which views can be saved, with the rights by any of which they are opened. The first
 * is of those who answer for what the list holds: they make the views that all see. Source: ADR 0067
 */
const RIGHTS_OF_LISTS = {
  innehall: ['publish_post', 'create_post', 'delete_post'],
  media: ['manage_media'],
  'gemensamma-block': ['publish_post'],
  lankar: ['manage_link'],
  kategorier: ['manage_category'],
  grupper: ['manage_node'],
  anvandare: ['manage_user'],
  handelser: ['read_audit_log'],
  tillganglighet: ['publish_post'],
  'sokningar-utan-svar': ['manage_link'],
  'vad-laste-folk': ['publish_post'],
  'doda-lankar': ['publish_post'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** A list of which views can be saved, by the name that its files have. */
export type ViewedList = keyof typeof RIGHTS_OF_LISTS;

export const VIEWED_LISTS = Object.keys(RIGHTS_OF_LISTS) as readonly ViewedList[];

/** Whether somebody may open a list, and so see the views of it that all see. @param grants all that they may */
export function mayOpenList(grants: readonly CapabilityGrant[], list: ViewedList): boolean {
  return RIGHTS_OF_LISTS[list].some((key) => capabilityValue(grants, key) === true);
}

/** Which right it takes to save views of a list for all. */
export function rightToShareViews(list: ViewedList): string {
  return RIGHTS_OF_LISTS[list][0];
}
