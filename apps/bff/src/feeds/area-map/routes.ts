import type { FastifyInstance } from 'fastify';
import { newNotes } from '../../cache/ask-for-visitors.ts';
import { sharedHeaders } from '../../cache/shared-headers.ts';
import type { Config } from '../../config/config.ts';
import { sendNotFound } from '../../plugins/error-handler.ts';
import { originOf } from '../../sign-in/sign-in-context.ts';
import { send } from '../written.ts';
import type { AreaMaps } from './area-maps.ts';

type Options = { areaMaps: AreaMaps; config: Pick<Config, 'publicOrigin' | 'intranetOrigin'> };

/** Dots alone would lead elsewhere upstream. */
const DOTS = /^\.*$/;

/**
 * The map of an alert's area as its page shows it: `/krisinformation/<slug>/karta/<when it was saved>.svg`, by whatever
 * time an older page names. Of what visitors do not see there is none.
 */
export async function areaMapRoutes(app: FastifyInstance, { areaMaps, config }: Options): Promise<void> {
  app.get<{ Params: { slug: string } }>(
    '/krisinformation/:slug/karta/:saved(^[\\w-]+).svg',
    async (request, reply) => {
      const { slug } = request.params;
      if (originOf(request, config) !== config.publicOrigin || DOTS.test(slug))
        return sendNotFound(request, reply);
      const notes = newNotes();
      const file = await areaMaps(slug, notes);
      if (file === null) return sendNotFound(request, reply);
      reply.headers({ ...sharedHeaders(notes), 'content-security-policy': file.policy });
      return send(request, reply.type('image/svg+xml'), file);
    },
  );
}
