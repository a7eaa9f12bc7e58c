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
    municipality !== '' &&
      !known.municipalities.includes(municipality) && {
        field: 'municipality',
        message: 'Välj en kommun i listan',
      },
    quiet !== null && !areQuietHours(quiet) && { field: 'quiet', message: 'Ange två olika klockslag' },
  ];
  const errors = [...keyErrors(body, known.isAllowed), ...wrong.filter((error) => error !== false)];
  if (errors.length > 0) throw unprocessable(errors);
  return { ...body, quiet };
}

/** What is wrong with what a browser tells of its subscription. */
export function keyErrors(
  { endpoint, p256dh, auth }: Pick<PushSubscriptionBody, 'endpoint' | 'p256dh' | 'auth'>,
  isAllowed: (endpoint: string) => boolean,
): FieldError[] {
  const wrong: (FieldError | false)[] = [
    !isAllowed(endpoint) && { field: 'endpoint', message: UNUSABLE },
    !isPublicKey(p256dh) && { field: 'p256dh', message: UNUSABLE },
    bytesOf(auth)?.length !== AUTH_BYTES && { field: 'auth', message: UNUSABLE },
  ];
  return wrong.filter((error) => error !== false);
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
