import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EMPTY_STYLE } from './empty-style.ts';
import { HASHED_NAME, keepBuild, keptFiles } from './keep-build.ts';

/** Where the built client is, and where files of this build and earlier ones are kept. */
export type AssetFolders = { client: string; kept: string };

/**
 * What the page may do that a phone shows of what it keeps: run our file and ask us. Styled Components fills an empty
 * style element in the browser.
 */
const FIELD_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  'img-src data:',
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The built client: hashed files that never change, also of the builds before, and the few with fixed names. */
export async function assetRoutes(app: FastifyInstance, { client, kept }: AssetFolders): Promise<void> {
  const built = join(client, 'assets');
  await app.register(fastifyStatic, {
    root: (await keep(app, { built, kept })) ? [keptFiles(kept), built] : built,
    // Its own routes list the whole folder for each file, to refuse a name in capitals where the file system would not.
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    HASHED_NAME.test(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
  // Asked for anew each time, so that a new one takes over at once.
  app.get('/service-worker.js', (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('cache-control', 'no-cache')
      .sendFile('service-worker.js', client, { cacheControl: false }),
  );
  app.get('/faltlage.html', (_, reply) =>
    reply
      .header('content-security-policy', FIELD_PAGE_POLICY)
      .header('cache-control', 'no-cache')
      .sendFile('faltlage.html', client, { cacheControl: false }),
  );
  app.get('/print.css', (_, reply) =>
    reply.sendFile('print.css', client, { maxAge: '1d', immutable: false }),
  );
  app.get('/icon.png', (_, reply) => reply.sendFile('icon.png', client, { maxAge: '1d', immutable: false }));
  // What asks for it has read no page that names the icon; of the two any browser knows this one.
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon.png', 301),
  );
  app.get('/icon.svg', (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .sendFile('icon.svg', client, { maxAge: '1d', immutable: false }),
  );
}

/** @returns whether that went well; else the present build is served alone. */
async function keep(
  app: FastifyInstance,
  { built, kept }: { built: string; kept: string },
): Promise<boolean> {
  try {
    await keepBuild(built, kept);
    return true;
  } catch (err) {
    app.log.warn(
      { err },
      'Scripts of earlier builds are not kept: tabs that are open may have to be reloaded',
    );
    return false;
  }
}
