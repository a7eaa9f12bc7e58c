import { IdSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import {
  MediaBody,
  MediaDeleteQuery,
  MediaListQuery,
  MediaReplaceQuery,
  MediaUploadQuery,
  WireMedia,
  WireMediaUsage,
  WireMediaVersion,
} from '../wire/media.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const canManage = { capability: 'manage_media' } as const;

/** Media. Source: SPEC section 7, and DESIGN section 5 for what is marked as an extension. */
export const media = defineArea({
  listMedia: {
    method: 'GET',
    path: '/core/v1/media',
    summary: 'Media records that the caller may see',
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
    status: 201,
  },
  updateMedia: {
    method: 'PUT',
    path: '/core/v1/media/:id',
    summary: 'Changes what is said about a file',
    access: canManage,
    params: IdParams,
    body: { json: MediaBody },
    answer: WireMedia,
    extension: true,
  },
  replaceMediaFile: {
    method: 'PUT',
    path: '/core/v1/media/:id/file',
    summary: 'Puts another file in its place, under the same address: the raw body',
    access: canManage,
    params: IdParams,
    query: MediaReplaceQuery,
    body: { raw: 'file' },
    answer: WireMedia,
    extension: true,
  },
  getMediaUsage: {
    method: 'GET',
    path: '/core/v1/media/:id/usage',
    summary: 'Posts that use a file',
    access: 'signed-in',
    params: IdParams,
    answer: WireMediaUsage,
    extension: true,
  },
  listMediaVersions: {
    method: 'GET',
    path: '/core/v1/media/:id/version',
    summary: 'Files that have been replaced, the last one first',
    access: canManage,
    params: IdParams,
    answer: Type.Array(WireMediaVersion),
    list: true,
    extension: true,
  },
  getMediaVersionFile: {
    method: 'GET',
    path: '/core/v1/media/:id/version/:versionId',
    summary: 'A file that has been replaced, to download',
    access: canManage,
    params: Type.Object({ id: IdSchema, versionId: IdSchema }),
    answer: Type.String(),
    produces: 'application/octet-stream',
    extension: true,
  },
  deleteMedia: {
    method: 'DELETE',
    path: '/core/v1/media/:id',
    summary: 'Deletes a file; one that is used only when that is said',
    access: canManage,
    params: IdParams,
    query: MediaDeleteQuery,
    answer: DoneAnswer,
  },
});
