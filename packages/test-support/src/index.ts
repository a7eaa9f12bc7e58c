export { type DemoContent, readDemoContent } from './demo-content.ts';
export { demoPeople } from './identity-provider/demo-people.ts';
export type { LogoutRequestDescription, LogoutResponseDescription } from './identity-provider/logout-xml.ts';
export type { AttributeStyle, Person } from './identity-provider/people.ts';
export type { ResponseDescription } from './identity-provider/response-xml.ts';
export { makeSigningKeys, type SigningKeys } from './identity-provider/signing-keys.ts';
export {
  type Answering,
  type IdentityProvider,
  type IdentityProviderOptions,
  startIdentityProvider,
} from './identity-provider/start-identity-provider.ts';
export { type Forge, WRAPPING_ATTACKS } from './identity-provider/wrapping-attacks.ts';
export {
  type Interception,
  type PlainRubicore,
  type RecordedRequest,
  startPlainRubicore,
} from './plain-rubicore.ts';
