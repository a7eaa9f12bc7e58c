import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { Audience, AudienceBody, PostAsUser, PostAsUserParams } from '../wire/audience.ts';
import { KnownTargets, KnownTargetsBody } from '../wire/known-targets.ts';
import { PostPresence, PresenceBody, PresenceParams } from '../wire/presence.ts';
import { NewPreviewLink, Preview, PreviewLink, PreviewLinkBody, PreviewParams } from '../wire/preview.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';

const previewLinks = '/core/v1/post/:id/preview-link';

/**
 * What an editor has beside a post: who else writes in it, links that show it to those without an account, who would see
 * it, and what it points at. It is for those who may change the post.
 */
export const editing = defineArea({
  reportPresence: {
    method: 'PUT',
    path: '/core/v1/post/:id/presence',
    summary:
      'Tells that one has a post open, every 15 seconds, who else has, and what others have saved; after 40 one has gone',
    access: 'signed-in',
    params: IdParams,
    body: { json: PresenceBody },
    answer: PostPresence,
    extension: true,
    unseen: true,
  },
  endPresence: {
    method: 'DELETE',
    path: '/core/v1/post/:id/presence/:client',
    summary: 'Tells that one has closed the post in a tab',
    access: 'signed-in',
    params: PresenceParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
  createPreviewLink: {
    method: 'POST',
    path: previewLinks,
    summary: 'Makes a link that shows a post as it stands to anyone who has it, for a while',
    access: 'signed-in',
    params: IdParams,
    body: { json: PreviewLinkBody },
    answer: NewPreviewLink,
    status: 201,
    extension: true,
    unseen: true,
  },
  listPreviewLinks: {
    method: 'GET',
    path: previewLinks,
    summary: 'Links to a post, those that are over too, the last one first',
    access: 'signed-in',
    params: IdParams,
    query: PagingQuery,
    answer: Type.Array(PreviewLink),
    list: true,
    extension: true,
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: '/core/v1/preview-link/:id',
    summary: 'Lets a link lead nowhere from now on',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
  },
  getPreview: {
    method: 'GET',
    path: '/core/v1/preview/:token',
    summary: 'The post that a link shows: what is being written of it, else itself. Never to be kept',
    access: 'anyone',
    params: PreviewParams,
    answer: Preview,
    extension: true,
  },
  getAudience: {
    method: 'POST',
    path: '/core/v1/audience',
    summary: 'Who would see a post that is meant for these; nothing is written',
    access: 'signed-in',
    body: { json: AudienceBody },
    answer: Audience,
    extension: true,
  },
  getPostAsUser: {
    method: 'GET',
    path: '/core/v1/post/:id/as/:userId',
    summary: 'Whether a colleague sees a post, and why; for those who may change it',
    access: 'signed-in',
    params: PostAsUserParams,
    answer: PostAsUser,
    extension: true,
  },
  findKnownTargets: {
    method: 'POST',
    path: '/core/v1/known-targets',
    summary: 'Which pages, links and files are there; nothing is written',
    access: 'signed-in',
    body: { json: KnownTargetsBody },
    answer: KnownTargets,
    extension: true,
  },
});
