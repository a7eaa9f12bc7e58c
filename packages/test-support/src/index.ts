export { type SoftwareAuthenticator, softwareAuthenticator, type Twist } from './authenticator.ts';
export { type DemoContent, readDemoContent } from './demo-content.ts';
export { EVERYDAY_QUESTIONS } from './everyday-questions.ts';
export { GOLDEN_QUESTIONS, GOLDEN_QUESTIONS_OF_STAFF, type GoldenQuestion } from './golden-questions.ts';
export { demoPeople } from './identity-provider/demo-people.ts';
export type { Encryption } from './identity-provider/encrypt-assertion.ts';
export type { LogoutRequestDescription, LogoutResponseDescription } from './identity-provider/logout-xml.ts';
export type { AttributeStyle, Person } from './identity-provider/people.ts';
export type { ResponseDescription } from './identity-provider/response-xml.ts';
export { signXml } from './identity-provider/sign-xml.ts';
export { makeSigningKeys, type SigningKeys } from './identity-provider/signing-keys.ts';
export {
  type Answering,
  type IdentityProvider,
  type IdentityProviderOptions,
  startIdentityProvider,
} from './identity-provider/start-identity-provider.ts';
export { type Forge, WRAPPING_ATTACKS } from './identity-provider/wrapping-attacks.ts';
export { type MailServer, type ReceivedMail, startMailServer } from './mail-server.ts';
export { type OwnPostgres, type StopMode, startOwnPostgres } from './own-postgres.ts';
export {
  type Interception,
  type PlainRubicore,
  type RecordedRequest,
  startPlainRubicore,
} from './plain-rubicore.ts';
export { type PushBrowser, type PushedMessage, type PushService, startPushService } from './push-service.ts';
export type { SimpleSamlPhpOptions } from './simplesamlphp/configuration.ts';
export {
  hasSimpleSamlPhp,
  type SimpleSamlPhp,
  startSimpleSamlPhp,
} from './simplesamlphp/start-simplesamlphp.ts';
