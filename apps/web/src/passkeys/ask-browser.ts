import type { WebAuthnError } from '@simplewebauthn/browser';
import { PasskeyFailure } from './passkey-failure.ts';
import { passkeyTexts } from './passkey-texts.ts';

type Library = typeof import('@simplewebauthn/browser');
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

const { failures } = passkeyTexts;

/** Loaded when a page with a button for it is open: browsers want it to follow the press at once. */
export function loadPasskeys(): Promise<Library> {
  return import('@simplewebauthn/browser');
}

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Has the browser make a passkey. @param options as the service gave them @throws PasskeyFailure */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await loadPasskeys();
  const optionsJSON = options as unknown as CreationOptions;
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch(rethrow);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Has a passkey sign. @param options as the service gave them @throws PasskeyFailure */
export async function signByPasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await loadPasskeys();
  const optionsJSON = options as unknown as RequestOptions;
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch(rethrow);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

function rethrow(error: unknown): never {
  throw new PasskeyFailure(reasonOf(error), { cause: error });
}

/** What the browser says, in words. Source: WebAuthn Level 3, sections 5.1.3 and 5.1.4. */
function reasonOf(error: unknown): string {
  const { name = '', code = '' } = (error ?? {}) as Partial<WebAuthnError>;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return failures.there;
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID' || name === 'SecurityError')
    return failures.elsewhere;
  if (name === 'NotAllowedError' || name === 'AbortError') return failures.cancelled;
  if (name === 'NotSupportedError' || name === 'ConstraintError' || !hasPasskeys())
    return failures.unsupported;
  return failures.failed;
}
