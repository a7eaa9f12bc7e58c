import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import { BffError, errorKinds } from '../errors.ts';
import { answerFrom } from './answer.ts';
import type { Upstream } from './upstream.ts';

/** What visitors without a session read with. */
export type DefaultToken = {
  current(): string;
  /**
   * Another, once upstream has refused one: asked for once, however many were refused.
   * @throws BffError upstreamUnreachable where there is none: no visitor is told to sign in. Source: DESIGN section 6
   */
  renew(refused: string): Promise<string>;
};

/** How long nobody asks again after upstream has given none. */
const REFUSED_MS = 5000;

/** @param configured the token of the settings; upstreams whose tokens age give another for it */
export function createDefaultToken(configured: string, upstream: Upstream): DefaultToken {
  let token = configured;
  let renewing: Promise<string> | null = null;
  let notBeforeMs = 0;
  const ask = async (): Promise<string> => {
    const reply = await upstream.request({
      method: 'POST',
      path: API_PREFIX + catalogue.createToken.path,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${configured}`,
      },
      body: Buffer.from('{"type":"anonymous"}'),
    });
    const issued: { token?: unknown } = JSON.parse(
      (await answerFrom(reply, { isList: false })).body.toString(),
    );
    if (typeof issued.token !== 'string') throw new BffError(errorKinds.upstreamNonsense);
    token = issued.token;
    return token;
  };
  return {
    current: () => token,
    async renew(refused) {
      if (refused !== token) return token;
      if (Date.now() < notBeforeMs) throw new BffError(errorKinds.upstreamUnreachable);
      renewing ??= ask().finally(() => {
        renewing = null;
      });
      try {
        return await renewing;
      } catch (error) {
        notBeforeMs = Date.now() + REFUSED_MS;
        throw new BffError(errorKinds.upstreamUnreachable, { cause: error });
      }
    },
  };
}
