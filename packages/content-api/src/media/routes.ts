import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { completeFiles } from './complete-files.ts';
import { deleteMedia } from './delete.ts';
import { findMedia, findMediaRecord } from './queries.ts';
import { replaceMediaFile } from './replace-file.ts';
import { takingAFile } from './taking-a-file.ts';
import { updateMedia } from './update.ts';
import { uploadMedia } from './upload.ts';
import { findUses } from './uses.ts';
import { listMediaVersions, sendMediaVersion } from './versions.ts';

/** Media records and their files. Source: SPEC section 7. */
export function mediaCalls(deps: Dependencies): CallHandlers {
  const { db, media, now } = deps;
  return {
    async listMedia({ viewer, query }) {
      return await findMedia(db, viewer, query, now());
    },
    async getMedia({ viewer, params }) {
      const record = await findMediaRecord(db, viewer, params.id, now());
      if (record === null) throw notFound();
      return record;
    },
    async uploadMedia(call) {
      const record = await takingAFile(call, () => uploadMedia(deps, call));
      media.later(() => completeFiles(deps, record.id));
      return record;
    },
    async updateMedia(call) {
      return await updateMedia(deps, call);
    },
    async replaceMediaFile(call) {
      const record = await takingAFile(call, () => replaceMediaFile(deps, call));
      media.later(() => completeFiles(deps, record.id));
      return record;
    },
    async getMediaUsage({ viewer, params }) {
      if ((await findMediaRecord(db, viewer, params.id, now())) === null) throw notFound();
      return await findUses(db, viewer, params.id, now());
    },
    async listMediaVersions(call) {
      return await listMediaVersions(deps, call);
    },
    async getMediaVersionFile(call) {
      return await sendMediaVersion(deps, call);
    },
    async deleteMedia(call) {
      return await deleteMedia(deps, call);
    },
  };
}
