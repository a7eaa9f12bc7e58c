import { LOCAL_UID_PREFIX } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { adminUsersTexts } from './admin-users-texts.ts';

const { fields: words } = adminUsersTexts;

/** An account's own data, as a form asks for them. */
export const ACCOUNT_FIELDS: readonly RecordField[] = [
  { name: 'firstName', label: words.firstName, kind: 'line' },
  { name: 'lastName', label: words.lastName, kind: 'line' },
  { name: 'username', label: words.username, kind: 'line' },
  { name: 'email', label: words.email, kind: 'line', inputMode: 'email' },
  { name: 'phone', label: words.phone, kind: 'line', inputMode: 'tel' },
  { name: 'workingArea', label: words.workingArea, kind: 'line' },
  { name: 'organisation', label: words.organisation, kind: 'line' },
  { name: 'displayName', label: words.displayName, hint: words.displayNameHint, kind: 'line' },
  { name: 'uid', label: words.uid, hint: words.uidHint, kind: 'line' },
];

/** Who somebody is at the identity provider; empty for an account that is not linked to one. */
export function linkedUid({ uid }: Pick<WireUser, 'uid'>): string {
  return uid.startsWith(LOCAL_UID_PREFIX) ? '' : uid;
}

/** What the form begins with. @param user null for a new account */
export function accountValues(user: WireUser | null): RecordValues {
  const { profile } = user ?? {};
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    displayName: user?.displayName ?? '',
    username: user?.username ?? '',
    uid: user === null ? '' : linkedUid(user),
    email: profile?.email ?? '',
    phone: profile?.phone ?? '',
    workingArea: profile?.workingArea ?? '',
    organisation: profile?.organisation ?? '',
  };
}

/** What the API is sent of the form. */
export function accountBody(values: RecordValues) {
  const uid = textIn(values, 'uid');
  return {
    username: textIn(values, 'username'),
    ...(uid === '' ? {} : { uid }),
    firstName: textIn(values, 'firstName'),
    lastName: textIn(values, 'lastName'),
    displayName: textIn(values, 'displayName'),
    profile: {
      email: textIn(values, 'email'),
      phone: textIn(values, 'phone'),
      workingArea: textIn(values, 'workingArea'),
      organisation: textIn(values, 'organisation'),
    },
  };
}
