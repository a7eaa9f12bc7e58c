import { type SoftwareAuthenticator, softwareAuthenticator, type Twist } from '@brandpost/test-support';
import { hashPassword } from '../passwords/hash-password.ts';
import { OWN_ORIGIN, type TestAnswer, type TestApi } from './engines.fixtures.ts';

export const PASSWORD = 'tre små hästar i hagen';

/** Gives accounts a password, so that they sign in here. */
export async function givePassword(api: TestApi, userIds: readonly number[]): Promise<void> {
  const password_hash = await hashPassword(PASSWORD);
  await api.db.updateTable('app_user').set({ password_hash }).where('id', 'in', userIds).execute();
}

/** What a browser does with passkeys, at the API. */
export function passkeyBrowser(
  api: TestApi,
  device: SoftwareAuthenticator = softwareAuthenticator(OWN_ORIGIN),
) {
  const post = (path: string, token: string | null, body?: unknown) =>
    api.send('POST', path, { ...(token === null ? {} : { token }), ...(body === undefined ? {} : { body }) });
  return {
    device,
    signIn: (username: string) => api.send('POST', '/user/login', { body: { username, password: PASSWORD } }),
    async add(token: string, { name = 'Min telefon', twist }: { name?: string; twist?: Twist } = {}) {
      const begun = await post('/user/passkey/options', token);
      if (begun.status !== 200) return begun;
      return await post('/user/passkey', token, { name, response: device.create(begun.body, twist) });
    },
    async signInByPasskey(twist?: Twist): Promise<TestAnswer> {
      const { body } = await post('/user/login/passkey/options', null);
      const response = device.get(body.options, twist);
      return await post('/user/login/passkey', null, { handle: body.handle, response });
    },
    async confirm(token: string, twist?: Twist): Promise<TestAnswer> {
      const begun = await post('/user/confirmation/passkey/options', token);
      if (begun.status !== 200) return begun;
      return await post('/user/confirmation/passkey', token, { response: device.get(begun.body, twist) });
    },
  };
}
