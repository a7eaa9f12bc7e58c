import { alertEndOf, type Post, type PostType, titleWithEnd } from '@brandpost/domain';
import { callAddress, catalogue, decodePost } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerNotes, type AskForVisitors, newNotes } from '../../cache/ask-for-visitors.ts';
import { sharedHeaders } from '../../cache/shared-headers.ts';
import type { Config } from '../../config/config.ts';
import { sendNotFound } from '../../plugins/error-handler.ts';
import { originOf } from '../../sign-in/sign-in-context.ts';
import { GROUPS, serviceName } from '../service-name.ts';
import { siteLook } from '../site-look.ts';
import { send } from '../written.ts';
import { createDrawnPictures } from './drawn-pictures.ts';
import type { SharePicture } from './share-picture.ts';

type Options = {
  visitors: AskForVisitors;
  config: Pick<Config, 'publicOrigin' | 'intranetOrigin'>;
};

const PAGES: readonly PostType[] = ['page', 'page-related'];
/** The types that have their pages under each part of an address, as the pages themselves hold it. */
const TYPES = new Map<string, readonly PostType[]>([
  ['nyhet', ['news', 'pinned-news', 'info', 'info-important', 'related_info']],
  ['krisinformation', ['alert']],
  ['sida', PAGES],
  ['overblick', PAGES],
  ['kontakt', PAGES],
]);
/** The start page's own headline. */
const START_TITLE = 'Vi hjälper dig före, under och efter olyckan';
const EXTENSION = '.png';

/**
 * Pictures for those who share pages: `/og/<path of the page>.png`, and one for pages without a title of their own.
 * They say what any visitor may read and nothing that the address says.
 */
export async function sharePictureRoutes(app: FastifyInstance, { visitors, config }: Options): Promise<void> {
  const drawn = createDrawnPictures();
  const isElsewhere = (request: FastifyRequest) => originOf(request, config) !== config.publicOrigin;

  const senderOf = async (notes: AnswerNotes): Promise<Pick<SharePicture, 'siteName' | 'hasShield'>> => {
    const [{ body }, { hasLogo }] = await Promise.all([
      visitors(GROUPS, { isList: true, isPart: true }, notes),
      siteLook(visitors, notes),
    ]);
    return { siteName: serviceName(JSON.parse(body.toString()) as unknown[]), hasShield: !hasLogo };
  };
  const postOf = async (slug: string, notes: AnswerNotes): Promise<Post | null> => {
    const address = callAddress(catalogue.getPost.path, { slug }, {});
    const { body } = await visitors(address, { isList: false, isPart: true }, notes);
    const post = decodePost(JSON.parse(body.toString()));
    return post?.status === 'publish' ? post : null;
  };
  const sendDrawn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { picture, notes }: { picture: SharePicture; notes: AnswerNotes },
  ) => {
    const file = await drawn(picture);
    // Made to be shown on the pages of others.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return send(request, reply.headers(sharedHeaders(notes)).type('image/png'), file);
  };

  app.get('/og/start.png', async (request, reply) => {
    if (isElsewhere(request)) return sendNotFound(request, reply);
    const notes = newNotes();
    const sender = await senderOf(notes);
    return sendDrawn(request, reply, { picture: { look: 'plain', ...sender, title: START_TITLE }, notes });
  });

  app.get<{ Params: { segment: string; file: string } }>('/og/:segment/:file', async (request, reply) => {
    const types = TYPES.get(request.params.segment);
    const slug = slugFrom(request.params.file);
    if (isElsewhere(request) || types === undefined || slug === null) return sendNotFound(request, reply);
    const notes = newNotes();
    const [post, sender] = await Promise.all([postOf(slug, notes), senderOf(notes)]);
    if (post === null || !types.includes(post.type)) return sendNotFound(request, reply);
    const end = alertEndOf(post, new Date());
    const look = post.type === 'alert' && end === null ? 'crisis' : 'plain';
    return sendDrawn(request, reply, {
      picture: { look, ...sender, title: titleWithEnd(post.title, end) },
      notes,
    });
  });
}

/** null for what names no post; dots alone would lead elsewhere upstream. */
function slugFrom(file: string): string | null {
  if (!file.endsWith(EXTENSION)) return null;
  const slug = file.slice(0, -EXTENSION.length);
  return /^\.*$/.test(slug) ? null : slug;
}
