import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import type { SamlContext } from './saml-context.ts';

const { path, produces } = catalogue.samlMetadata;

/** `GET /rubicore/saml/v1/metadata`: what an identity provider is to know of us. @throws BffError */
export async function sendMetadata(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream }: SamlContext,
): Promise<FastifyReply> {
  const answer = await upstream.request({
    method: 'GET',
    lane: 'single-sign-on',
    path: API_PREFIX + path,
    headers: { 'x-request-id': request.id },
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new BffError(errorKinds.notFound);
  return reply.type(`${produces}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
}
