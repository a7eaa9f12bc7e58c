import type { SamlConfig } from '../config/saml-config.ts';
import { loadSamlSettings } from './load-saml-settings.ts';
import { type OutgoingMessages, outgoingMessages } from './outgoing-messages.ts';
import type { SamlSettings } from './saml-settings.ts';
import { createVerifier, type Verifier } from './verifier.ts';

/** Single sign-on where it is set: what it is trusted with, what writes messages and what verifies them. */
export type SingleSignOn = { settings: SamlSettings; messages: OutgoingMessages; verifier: Verifier };

/** Imported only where single sign-on is set: what reads XML is large. @throws StartError, SettingError */
export async function openSingleSignOn(config: SamlConfig, dataDir: string): Promise<SingleSignOn> {
  const settings = await loadSamlSettings(config, dataDir);
  return { settings, messages: outgoingMessages(settings), verifier: createVerifier() };
}
