import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { MediaListQuery, MediaUploadQuery, WireMedia } from '../wire/media.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const canManage = { capability: 'manage_media' } as const;

/** Media. Source: SPEC section 7. */
export const media = defineArea({
  listMedia: {
    method: 'GET',
    path: '/core/v1/media',
    summary: 'Media records',
    access: 'anyone',
    query: MediaListQuery,
    answer: Type.Array(WireMedia),
    list: true,
    shared: true,
  },
  getMedia: {
    method: 'GET',
    path: '/core/v1/media/:id',
    summary: 'One media record',
    access: 'anyone',
    params: IdParams,
    answer: WireMedia,
    shared: true,
  },
  uploadMedia: {
    method: 'POST',
    path: '/core/v1/media',
    summary: 'Uploads a file: the raw body, content type from the file',
    access: canManage,
    query: MediaUploadQuery,
    body: { raw: 'file' },
    answer: WireMedia,
  },
  deleteMedia: {
    method: 'DELETE',
    path: '/core/v1/media/:id',
    summary: 'Deletes a file',
    access: canManage,
    params: IdParams,
    answer: DoneAnswer,
  },
});
