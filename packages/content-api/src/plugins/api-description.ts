import { openApiDocument } from '@brandpost/rubicore-api';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { OWN_VERSION } from '../own-version.ts';

/** Says what the API can do: `/openapi.json` for programs and `/docs` for people. Neither needs a token. */
export function serveDescription(app: FastifyInstance): void {
  const text = JSON.stringify(openApiDocument({ version: OWN_VERSION }));
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  app.register(async (scope) => {
    await scope.register(fastifySwagger, {
      mode: 'static',
      specification: { document: JSON.parse(text) },
    });
    await scope.register(fastifySwaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      theme: { title: 'Brandpost content API' },
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'none',
        defaultModelsExpandDepth: 0,
        tryItOutEnabled: false,
      },
    });
  });
}
