import type { RubicoreClient } from '@brandpost/rubicore-api';
import { makePasskey, signByPasskey } from './ask-browser.ts';

/** Makes a passkey for the person who is signed in. @throws PasskeyFailure, ApiError */
export async function addPasskey(client: RubicoreClient, name: string): Promise<void> {
  const response = await makePasskey(await client.call('beginPasskeyRegistration', {}));
  await client.call('addPasskey', { json: { name, response } });
}

/** Shows by passkey who one is, for this sign-in. @throws PasskeyFailure, ApiError */
export async function confirmByPasskey(client: RubicoreClient): Promise<void> {
  const response = await signByPasskey(await client.call('beginPasskeyConfirmation', {}));
  await client.call('finishPasskeyConfirmation', { json: { response } });
}
