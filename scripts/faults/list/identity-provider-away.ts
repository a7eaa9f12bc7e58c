import { startIdentityProvider } from '@brandpost/test-support';
import { request } from 'undici';
import { freePort } from '../../process/free-port.ts';
import { atMost, type FaultScript, holds } from '../criterion.ts';
import { type Bff, PUBLIC_ORIGIN, startBff, startContentApi } from '../services.ts';
import { signIn } from '../visitors.ts';

const HOST = new URL(PUBLIC_ORIGIN).host;

/** F16: the identity provider does not answer. */
export const identityProviderAway: FaultScript = {
  id: 'F16',
  title: 'identity provider away',
  async run({ cleanup }) {
    const idp = await startIdentityProvider({ people: [], password: 'a', port: await freePort() });
    const api = await startContentApi(cleanup, {
      SAML_IDP_METADATA: idp.metadata,
      PASSWORD_SIGN_IN: 'on',
    });
    const bff = await startBff(cleanup, api.ready.port, {
      SAML_IDP_ORIGIN: idp.origin,
      PASSWORD_SIGN_IN: 'on',
    });
    const cookie = await signIn(bff.port);
    const there = await begin(bff);
    await idp.close();
    const startMs = performance.now();
    const away = await begin(bff);
    const tookMs = performance.now() - startMs;
    const own = await request(`http://127.0.0.1:${bff.port}/bff/session`, {
      headers: { host: HOST, cookie },
    });
    const { state } = (await own.body.json()) as { state: string };
    return [
      holds(
        'while it is there, people are sent to it',
        there.startsWith(idp.origin),
        there.split('?', 1)[0] ?? '',
      ),
      holds('away: the sign-in page says so', away.startsWith('/login?fel=idp'), away),
      atMost('and says it within', tookMs / 1000, 1.2, ' s'),
      holds('sessions are not touched', state === 'signed-in', state),
    ];
  },
};

async function begin(bff: Bff): Promise<string> {
  const answer = await request(`http://127.0.0.1:${bff.port}/rubicore/saml/v1/login`, {
    method: 'POST',
    headers: { host: HOST, origin: PUBLIC_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'returnTo=%2F',
  });
  await answer.body.dump();
  return String(answer.headers.location ?? answer.statusCode);
}
