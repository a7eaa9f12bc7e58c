import type { OpenRequest, SamlOptions } from './node-saml.ts';
import type { SamlSettings } from './saml-settings.ts';

/**
 * What verifying a message takes of the settings. The key that we sign with stays behind: strangers' XML is read there.
 * @param request the request that the message answers; null where it answers none
 */
export function verificationOptions<Request extends OpenRequest | null>(
  { idp, sp, wantsSignedResponse, forceAuthn, authnContext }: SamlSettings,
  request: Request,
): SamlOptions & { request: Request } {
  const { privateKey: _ours, ...known } = sp;
  return { idp, sp: known, wantsSignedResponse, forceAuthn, authnContext, request };
}
