import type { SessionView } from '@brandpost/render-contract';
import { VISITOR } from './visitor.ts';

/** A session of an administrator or of somebody without roles. */
export function sessionOf(
  name: string,
  { isAdministrator = false, maskedBy = null }: { isAdministrator?: boolean; maskedBy?: string | null } = {},
): SessionView {
  const role = { id: 1, key: 'rubicore-administrator', name: 'Administratör' };
  return {
    state: maskedBy === null ? 'signed-in' : 'masked',
    user: {
      id: 7,
      uid: 'annexe01',
      username: 'annexe01',
      firstName: '',
      lastName: '',
      displayName: name,
      roles: isAdministrator ? [role] : [],
      groups: [],
      jobs: [],
      capabilities: [],
      meta: null,
      profile: null,
    },
    maskedBy: maskedBy === null ? null : { id: 1, username: 'sysadm01', displayName: maskedBy },
    capabilities: [],
    token: { type: 'user', issued: '2026-11-20T10:00:00Z', expires: null, status: 'active' },
  };
}

export const UNKNOWN: SessionView = { ...VISITOR, state: 'unknown' };
