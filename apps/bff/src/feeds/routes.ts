import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AskForVisitors, newNotes } from '../cache/ask-for-visitors.ts';
import { sharedHeaders } from '../cache/shared-headers.ts';
import type { Config } from '../config/config.ts';
import { sendNotFound } from '../plugins/error-handler.ts';
import { originOf } from '../sign-in/sign-in-context.ts';
import type { Answer } from '../upstream/answer.ts';
import type { AreaMaps } from './area-map/area-maps.ts';
import { areaMapRoutes } from './area-map/routes.ts';
import { type FeedDocument, MACHINE_DOCUMENTS } from './documents.ts';
import { robotsTxt, securityTxt } from './plain-texts.ts';
import { GROUPS, serviceName } from './service-name.ts';
import { sharePictureRoutes } from './share-picture/routes.ts';
import { type SiteLook, siteLook } from './site-look.ts';
import { send, type Written, written } from './written.ts';

type Options = {
  visitors: AskForVisitors;
  areaMaps: AreaMaps;
  config: Pick<Config, 'publicOrigin' | 'intranetOrigin' | 'securityContact'>;
};

/** What machines ask for: robots, readers of feeds, anyone who has found a hole. Source: DESIGN section 4. */
export async function feedRoutes(
  app: FastifyInstance,
  { visitors, areaMaps, config }: Options,
): Promise<void> {
  const { publicOrigin, securityContact } = config;
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, config);
    const isPublic = origin === publicOrigin;
    return sendPlain(reply, { isPublic, text: robotsTxt({ origin, isPublic }) });
  });
  if (securityContact !== null) {
    app.get('/.well-known/security.txt', (request, reply) => {
      const origin = originOf(request, config);
      const text = securityTxt({ origin, contact: securityContact, now: new Date() });
      return sendPlain(reply, { isPublic: origin === publicOrigin, text });
    });
  }
  app.get('/manifest.webmanifest', async (_, reply) => {
    const notes = newNotes();
    const [groups, look] = await Promise.all([
      visitors(GROUPS, { isList: true, isPart: true }, notes),
      siteLook(visitors, notes),
    ]);
    const name = serviceName(JSON.parse(groups.body.toString()) as unknown[]);
    return reply.headers(sharedHeaders(notes)).type('application/manifest+json').send(manifest(name, look));
  });
  for (const document of MACHINE_DOCUMENTS) {
    const write = writer(document, publicOrigin);
    app.get(document.path, async (request, reply) => {
      if (originOf(request, config) !== publicOrigin) return sendNotFound(request, reply);
      const notes = newNotes();
      const answers = await Promise.all(
        document.lists.map((address) => visitors(address, { isList: true, isPart: true }, notes)),
      );
      return send(request, reply.headers(sharedHeaders(notes)).type(document.type), write(answers));
    });
  }
  await app.register(sharePictureRoutes, { visitors, config });
  await app.register(areaMapRoutes, { areaMaps, config });
}

/** Of the intranet nothing is kept by others: its answers have been marked so already (plugins/intranet-gate.ts). */
function sendPlain(
  reply: FastifyReply,
  { isPublic, text }: { isPublic: boolean; text: string },
): FastifyReply {
  if (isPublic) reply.header('cache-control', 'public, max-age=3600');
  return reply.type('text/plain; charset=utf-8').send(text);
}

/** Writes a document anew only when what it is made of has been asked for anew. */
function writer(document: FeedDocument, origin: string): (answers: readonly Answer[]) => Written {
  let last: { answers: readonly Answer[]; written: Written } | null = null;
  return (answers) => {
    if (last !== null && answers.every((answer, index) => answer === last?.answers[index])) {
      return last.written;
    }
    const rows = answers.map((answer) => JSON.parse(answer.body.toString()) as unknown[]);
    const text = document.write(rows, { origin, now: new Date() });
    last = { answers, written: written(Buffer.from(text)) };
    return last.written;
  };
}

/**
 * What the site is called and looks like on a home screen, where an iPhone first lets it send notifications. Source: W3C,
 * Web Application Manifest
 */
function manifest(name: string, { colour, icon }: SiteLook): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'sv',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colour ?? '#14213d',
    icons: [
      ...(icon === null ? [] : [icon]),
      { src: '/icon.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
