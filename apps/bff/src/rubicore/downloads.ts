import type { Endpoint } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '../sessions/session-record.ts';
import { endpointOf } from '../upstream/endpoint-at.ts';
import { type RubicoreOptions, sessionOf, upstreamAddress } from './forward.ts';
import { proxied } from './proxy.ts';
import { upstreamHeaders } from './request-headers.ts';
import { FILE_HEADERS, sendFile } from './send-file.ts';

const DOWNLOAD_MS = 120_000;

/** Files that the API gives to somebody who may have them, streamed, and kept by nobody on the way. */
export async function downloadRoutes(
  app: FastifyInstance,
  { endpoints, upstream, defaultToken }: RubicoreOptions & { endpoints: readonly Endpoint[] },
): Promise<void> {
  await proxied(app, {
    upstream,
    method: 'GET',
    routes: endpoints.map(({ path }) => path),
    config: { sendsAFile: true },
    limits: { timeoutMs: DOWNLOAD_MS },
    heard: FILE_HEADERS,
    async passage(request, reply) {
      const session = await sessionOf(request);
      return {
        ...upstreamAddress(request, endpointOf(request)),
        headers: upstreamHeaders(request, session === null ? defaultToken() : tokenOf(session).token),
        answer: (file) => sendFile(request, reply, { file, otherwise: 'private, no-store' }),
      };
    },
  });
}
