import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { NewPreviewLink, Preview, PreviewLink, PreviewLinkBody, PreviewParams } from '../wire/preview.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';

const path = '/core/v1/post/:id/preview-link';

/** Posts shown to those without an account. Those who may change a post decide of its links. */
export const previews = defineArea({
  createPreviewLink: {
    method: 'POST',
    path,
    summary: 'Makes a link that shows a post as it stands to whoever has it, for a while',
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
    path,
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
});
