import { IdSchema, TokenSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  NewPasskeyResponse,
  Passkey,
  PasskeyName,
  PasskeyOptions,
  PasskeyResponse,
} from '../wire/passkey.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';
import { WireUser } from '../wire/user.ts';

const PasskeyParams = Type.Object({ id: IdSchema, passkeyId: IdSchema });

/** Passkeys (WebAuthn) of accounts that are signed in to here. Each use begins with a challenge that is good once. */
export const passkeys = defineArea({
  beginPasskeySignIn: {
    method: 'POST',
    path: '/core/v1/user/login/passkey/options',
    summary: 'Begins a sign-in by passkey; the handle belongs to the person who began it',
    access: 'anyone',
    answer: Type.Object({ options: PasskeyOptions, handle: Type.String() }),
    withheld: ['handle'],
    extension: true,
  },
  finishPasskeySignIn: {
    method: 'POST',
    path: '/core/v1/user/login/passkey',
    summary: 'Signs in with what a passkey has signed; nobody says who they are',
    access: 'anyone',
    body: {
      json: Type.Object({
        handle: Type.String({ maxLength: 100 }),
        response: PasskeyResponse,
        /** What the browser got when somebody signed in with it the last time. */
        device: Type.Optional(Type.String({ maxLength: 100 })),
      }),
    },
    answer: Type.Intersect([
      TokenSchema,
      Type.Object({ token: Type.String(), user: WireUser, device: Type.String() }),
    ]),
    withheld: ['token', 'device'],
    extension: true,
  },
  beginPasskeyConfirmation: {
    method: 'POST',
    path: '/core/v1/user/confirmation/passkey/options',
    summary: 'Begins to show once more who one is, by passkey',
    access: 'signed-in',
    answer: PasskeyOptions,
    extension: true,
  },
  finishPasskeyConfirmation: {
    method: 'POST',
    path: '/core/v1/user/confirmation/passkey',
    summary: 'Shows once more who one is, with what one of the own passkeys has signed',
    access: 'signed-in',
    body: { json: Type.Object({ response: PasskeyResponse }) },
    answer: DoneAnswer,
    extension: true,
  },
  beginPasskeyRegistration: {
    method: 'POST',
    path: '/core/v1/user/passkey/options',
    summary: 'Begins to make a passkey for oneself',
    access: 'signed-in',
    answer: PasskeyOptions,
    extension: true,
  },
  addPasskey: {
    method: 'POST',
    path: '/core/v1/user/passkey',
    summary: 'Keeps a passkey that has been made for oneself',
    access: 'signed-in',
    body: { json: Type.Object({ name: PasskeyName, response: NewPasskeyResponse }) },
    answer: Passkey,
    status: 201,
    extension: true,
  },
  listPasskeys: {
    method: 'GET',
    path: '/core/v1/user/:id/passkey',
    summary: 'The passkeys of a user, for that user and those who manage users',
    access: 'signed-in',
    params: IdParams,
    answer: Type.Array(Passkey),
    list: true,
    extension: true,
  },
  renamePasskey: {
    method: 'PUT',
    path: '/core/v1/user/:id/passkey/:passkeyId',
    summary: 'Gives one of the own passkeys another name',
    access: 'signed-in',
    params: PasskeyParams,
    body: { json: Type.Object({ name: PasskeyName }) },
    answer: Passkey,
    extension: true,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/core/v1/user/:id/passkey/:passkeyId',
    summary: 'Takes a passkey away: nobody signs in with it any more; sign-ins that came of it stay',
    access: 'signed-in',
    params: PasskeyParams,
    answer: DoneAnswer,
    extension: true,
  },
});
