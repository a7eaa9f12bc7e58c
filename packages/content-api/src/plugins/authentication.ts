import { timingSafeEqual } from 'node:crypto';
import type { Access, EndpointName } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import { type ApiViewer, VISITOR } from '../access/api-viewer.ts';
import { dutyOf } from '../access/duty-of.ts';
import { tokenHash } from '../access/token-hash.ts';
import { rightsOfBoth, rightsOfUser } from '../access/viewer-of-user.ts';
import { whileDutyCalls } from '../access/while-duty-calls.ts';
import type { PasskeySettings } from '../config/passkey-settings.ts';
import type { Database } from '../db/database.ts';
import { tokenMissing, tokenNotValid } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls. Only on routes behind authentication. */
    viewer: ApiViewer;
  }
  interface FastifyContextConfig {
    /** Who is let in; a call that is open asks for no token. */
    access?: Access;
    /** Which call of the catalogue it is, if it is one. */
    name?: EndpointName;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9\-._~+/]{1,512}=*)$/i;

/**
 * Finds out who calls by the bearer token of every request; without one that is valid nobody gets further.
 * The default token is known from the settings, so a visitor's call costs no question to the database.
 */
export function useAuthentication(
  app: FastifyInstance,
  {
    db,
    now,
    passkeys,
    defaultToken,
  }: { db: Database; now: () => Date; passkeys: PasskeySettings; defaultToken: string },
): void {
  const defaultHash = tokenHash(defaultToken);
  app.decorateRequest('viewer');
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access === 'open') {
      request.viewer = VISITOR;
      return;
    }
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw tokenMissing();
    const hash = tokenHash(token);
    const viewer = timingSafeEqual(hash, defaultHash)
      ? VISITOR
      : await viewerOfToken(db, hash, { now: now(), passkeys });
    if (viewer === null) throw tokenNotValid();
    const { name, access } = request.routeOptions.config;
    const isCall = name !== undefined && access !== undefined;
    request.viewer = whileDutyCalls(viewer, isCall ? { name, access, method: request.method } : null);
  });
}

/**
 * Who calls with a token, by its hash.
 * @returns null for a token that is unknown, revoked or past its time, and for one of a deactivated account
 */
async function viewerOfToken(
  db: Database,
  hash: Buffer,
  { now, passkeys }: { now: Date; passkeys: PasskeySettings },
): Promise<ApiViewer | null> {
  const token = await db
    .selectFrom('token')
    .select(['id', 'type', 'user_id', 'masked_by', 'confirmed', 'signed_in_by', 'passkey_used'])
    .where('hash', '=', hash)
    .where('revoked', 'is', null)
    .where((row) => row.or([row('expires', 'is', null), row('expires', '>', now)]))
    .executeTakeFirst();
  if (token === undefined) return null;
  const { id: tokenId, type: tokenType, user_id: userId, masked_by: maskedBy, confirmed } = token;
  if (userId === null) return VISITOR;
  const rights = await rightsOfUser(db, userId);
  const own = maskedBy === null ? rights : await rightsOfUser(db, maskedBy);
  if (rights === null || own === null) return null;
  const { signed_in_by: signedInBy, passkey_used: passkeyUsed } = token;
  const fromToken = { tokenType, tokenId, maskedBy, userId, confirmed, signedInBy, passkeyUsed };
  const { isAdministrator } = own;
  const person = { userId: maskedBy ?? userId, signedInBy, passkeyUsed, isAdministrator };
  const mustDo = await dutyOf(db, person, passkeys);
  return { ...(maskedBy === null ? rights : rightsOfBoth(rights, own)), ...fromToken, mustDo };
}
