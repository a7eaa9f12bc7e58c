import { randomUUID } from 'node:crypto';
import { LOCAL_UID_PREFIX } from '@brandpost/domain';

/**
 * The uid of an account that was made here: nobody's at any identity provider. People are called what they like there,
 * so it is never made of a user name; an administrator who links the account sets the uid of the person.
 */
export function unlinkedUid(): string {
  return LOCAL_UID_PREFIX + randomUUID();
}
