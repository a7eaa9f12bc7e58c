import { createECDH } from 'node:crypto';
import { areQuietHours, type PushLevel, type QuietHours } from '@brandpost/domain';
import type { PushSubscriptionBody } from '@brandpost/rubicore-api';
import { type FieldError, unprocessable } from '../errors.ts';

/** A subscription that a message can be encrypted for. */
export type PushSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  level: PushLevel;
  municipality: string;
  quiet: QuietHours | null;
};

const AUTH_BYTES = 16;
const UNUSABLE = 'Webbläsarens prenumeration går inte att använda. Ladda om sidan och försök igen.';

/**
 * What a body asks for.
 * @param known.municipalities those that may be chosen, by name
 * @throws unprocessable
 */
export function subscriptionFromBody(
  body: PushSubscriptionBody,
  known: { isAllowed: (endpoint: string) => boolean; municipalities: readonly string[] },
): PushSubscription {
  const { municipality, quiet } = body;
  const wrong: (FieldError | false)[] = [
    !known.isAllowed(body.endpoint) && { field: 'endpoint', message: UNUSABLE },
    !isPublicKey(body.p256dh) && { field: 'p256dh', message: UNUSABLE },
    bytesOf(body.auth)?.length !== AUTH_BYTES && { field: 'auth', message: UNUSABLE },
    municipality !== '' &&
      !known.municipalities.includes(municipality) && {
        field: 'municipality',
        message: 'Välj en kommun i listan',
      },
    quiet !== null && !areQuietHours(quiet) && { field: 'quiet', message: 'Ange två olika klockslag' },
  ];
  const errors = wrong.filter((error) => error !== false);
  if (errors.length > 0) throw unprocessable(errors);
  return { ...body, quiet };
}

/** Whether it is a point on the curve: nothing could be encrypted for another one. Source: RFC 8291, section 2.1 */
function isPublicKey(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes?.length !== 65) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(bytes).length > 0;
  } catch {
    return false;
  }
}

function bytesOf(text: string): Buffer | null {
  return /^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url') : null;
}
