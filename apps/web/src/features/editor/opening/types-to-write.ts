import { GROUP_INFORMATION_TYPES, type PostType } from '@brandpost/domain';
import { mayAny } from '../../../session/may-any.ts';
import type { OwnSession } from '../../../session/use-session.ts';
import { writesToOwnGroupsAlone } from '../../../session/writers.ts';
import { AD_TYPES } from '../../ads/ad-types.ts';

/** The usual first. */
export const TYPES = [
  'news',
  'page',
  'alert',
  'info',
  'info-important',
  'pinned-news',
  'page-related',
  'related_info',
  'advertisment',
  'givetake',
] as const satisfies readonly PostType[];

export type WritableType = (typeof TYPES)[number];

/** What somebody begins: a type of post, or news about a vacancy. */
export type Beginning = WritableType | 'vacancy';

/**
 * What somebody may write and publish. Those who may write and publish nothing of it write drafts, which others publish;
 * a crisis is nobody's draft. @returns nothing for those who may write nothing but ads, which have pages of their own
 */
export function typesToWrite(session: OwnSession | null): {
  types: readonly WritableType[];
  isDraftsOnly: boolean;
} {
  if (writesToOwnGroupsAlone(session)) {
    return { types: TYPES.filter((type) => GROUP_INFORMATION_TYPES.includes(type)), isDraftsOnly: false };
  }
  if (session === null || !mayAny(session, 'create_post')) return { types: [], isDraftsOnly: false };
  const finished = TYPES.filter(
    (type) => AD_TYPES.includes(type) || mayAny(session, type === 'alert' ? 'publish_alert' : 'publish_post'),
  );
  if (finished.some((type) => !AD_TYPES.includes(type))) return { types: finished, isDraftsOnly: false };
  return { types: TYPES.filter((type) => type !== 'alert'), isDraftsOnly: true };
}
