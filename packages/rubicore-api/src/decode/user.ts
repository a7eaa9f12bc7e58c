import type { Static } from 'typebox';
import type { WireProfile, WireUser, WireUserMeta } from '../wire/user.ts';
import { idsOf, integerOrNull, isFlag, textOf } from './fields.ts';
import { objectFrom } from './json-text.ts';

const NO_READING: Static<typeof WireUserMeta> = { read_post: '[]', readInformation: '[]', readMessage: '[]' };

/** A user as the product knows it, and which of the lists that SPEC section 4 has calls of their own for were sent. */
export type DecodedUser = { user: WireUser; hasGroups: boolean; hasJobs: boolean };

/**
 * A user with nothing left out: SPEC section 3 fixes id, uid, username, roles, groups, jobs, capabilities, meta and
 * profile, and an upstream may tell fewer. Names that are not sent are the user name.
 * @returns null without id or user name
 */
export function decodeUser(wire: unknown): DecodedUser | null {
  const row = objectFrom(wire);
  const id = integerOrNull(row?.id);
  const username = textOf(row?.username);
  if (row === null || id === null || username === '') return null;
  const user: WireUser = {
    ...(row as Partial<WireUser>),
    id,
    uid: textOf(row.uid),
    username,
    firstName: textOf(row.firstName),
    lastName: textOf(row.lastName),
    displayName:
      textOf(row.displayName) || [textOf(row.firstName), textOf(row.lastName)].join(' ').trim() || username,
    roles: listOf(row.roles).flatMap(roleFrom),
    groups: idsOf(row.groups),
    jobs: idsOf(row.jobs),
    capabilities: listOf(row.capabilities).flatMap(grantFrom),
    meta: metaFrom(row.meta),
    profile: profileFrom(row.profile),
  };
  return { user, hasGroups: Array.isArray(row.groups), hasJobs: Array.isArray(row.jobs) };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function roleFrom(value: unknown): WireUser['roles'] {
  const role = objectFrom(value);
  const key = textOf(role?.key);
  return key === '' ? [] : [{ id: integerOrNull(role?.id) ?? 0, key, name: textOf(role?.name) || key }];
}

function grantFrom(value: unknown): WireUser['capabilities'] {
  const grant = objectFrom(value);
  const key = textOf(grant?.key);
  return key === '' ? [] : [{ key, value: isFlag(grant?.value) }];
}

function metaFrom(value: unknown): WireUser['meta'] {
  const meta = objectFrom(value);
  return meta === null ? null : { ...NO_READING, ...textsIn(meta) };
}

function profileFrom(value: unknown): WireUser['profile'] {
  const profile = objectFrom(value);
  if (profile === null) return null;
  const texts = (name: keyof Static<typeof WireProfile>) =>
    listOf(profile[name]).filter((item): item is string => typeof item === 'string');
  return {
    phone: textOf(profile.phone),
    email: textOf(profile.email),
    address: textOf(profile.address),
    workingArea: textOf(profile.workingArea),
    organisation: textOf(profile.organisation),
    targetGroups: texts('targetGroups'),
    interests: texts('interests'),
    documents: texts('documents'),
  };
}

function textsIn(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
