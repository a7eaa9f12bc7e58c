import type { UserProfile } from '@brandpost/domain';
import { validateProfile } from '@brandpost/validation';
import type { FieldError } from '../errors.ts';

const TEXTS = ['phone', 'email', 'address', 'workingArea', 'organisation'] as const;
const LISTS = ['targetGroups', 'interests', 'documents'] as const;

/** What colleagues see of each other: how to reach one another at work. Source: SWEDEN G-06. */
const SHARED_TEXTS: ReadonlySet<string> = new Set(['phone', 'email', 'workingArea', 'organisation']);

/** A profile as it is stored, whatever the column holds. */
export function profileFrom(value: unknown): UserProfile {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const list = (name: string) =>
    Array.isArray(stored[name]) ? stored[name].filter((item) => typeof item === 'string') : [];
  return Object.fromEntries([
    ...TEXTS.map((name) => [name, text(name)]),
    ...LISTS.map((name) => [name, list(name)]),
  ]) as UserProfile;
}

/** The part of a profile that is for colleagues. */
export function sharedProfile(profile: UserProfile): UserProfile {
  const shared = Object.entries(profile).filter(([name]) => SHARED_TEXTS.has(name));
  return profileFrom(Object.fromEntries(shared));
}

/** What is wrong with a profile, in Swedish. Every field may be empty. */
export function profileErrors(profile: Partial<UserProfile>): FieldError[] {
  const result = validateProfile(profile);
  if (result.ok) return [];
  return result.errors.map(({ field, message }) => ({ field: `profile.${field}`, message }));
}
