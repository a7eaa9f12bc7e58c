import type { Endpoint } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import { tokenOf } from '../sessions/session-record.ts';
import { closedWith, type RubicoreOptions, sessionOf, upstreamPath } from './pass-on.ts';
import { upstreamHeaders } from './request-headers.ts';
import { sendFile } from './send-file.ts';

const DOWNLOAD_MS = 120_000;

/** Files that the API gives to somebody who may have them, streamed, and kept by nobody on the way. */
export async function downloadRoutes(
  app: FastifyInstance,
  { endpoints, upstream, defaultToken }: RubicoreOptions & { endpoints: readonly Endpoint[] },
): Promise<void> {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { sendsAFile: true },
      handler: async (request, reply) => {
        const session = await sessionOf(request);
        const token = session === null ? defaultToken() : tokenOf(session).token;
        const file = await upstream.request({
          method: endpoint.method,
          path: upstreamPath(request, endpoint),
          headers: upstreamHeaders(request.headers, { token, requestId: request.id, address: request.ip }),
          signal: closedWith(reply),
          timeoutMs: DOWNLOAD_MS,
        });
        return sendFile(request, reply, { file, unlessTold: 'private, no-store' });
      },
    });
  }
}
