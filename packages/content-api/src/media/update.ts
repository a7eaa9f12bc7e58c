import type { WireMedia } from '@brandpost/rubicore-api';
import { recordChange } from '../changes/record-change.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { lockMedia } from './lock-media.ts';
import { findMediaRecord, isPublicMedia } from './queries.ts';
import { checkWords, type MediaWords } from './words.ts';

/**
 * Changes what is said about a file; what is not named stays.
 * @throws ApiFailure 404, and 422 where the whole record would break a rule
 */
export async function updateMedia(deps: Dependencies, call: Call<'updateMedia'>): Promise<WireMedia> {
  const { viewer, by, params, body } = call;
  const now = deps.now();
  return await deps.db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, viewer, params.id, now);
    const isDecorative = body.decorative ?? row.is_decorative;
    const words: MediaWords = {
      title: (body.title ?? row.title).trim(),
      alt: isDecorative ? '' : (body.alt ?? row.alt).trim(),
      isDecorative,
      uploadDescription: (body.description ?? row.upload_description).trim(),
      categoryId: body.categoryId === undefined ? row.category_id : body.categoryId,
    };
    await checkWords(trx, words);
    const focus = body.focalPoint === undefined ? { x: row.focal_x, y: row.focal_y } : body.focalPoint;
    await trx
      .updateTable('media')
      .set({
        title: words.title,
        title_key: swedishSortKey(words.title),
        alt: words.alt,
        is_decorative: words.isDecorative,
        upload_description: words.uploadDescription,
        category_id: words.categoryId,
        focal_x: focus?.x ?? null,
        focal_y: focus?.y ?? null,
        updated_date: now,
      })
      .where('id', '=', row.id)
      .execute();
    const record = await findMediaRecord(trx, viewer, row.id, now);
    if (record === null) throw notFound();
    const before = {
      title: row.title,
      alt: row.alt,
      isDecorative: row.is_decorative,
      uploadDescription: row.upload_description,
      categoryId: row.category_id,
      focalPoint: row.focal_x === null ? null : { x: row.focal_x, y: row.focal_y },
    };
    const after = { ...words, focalPoint: record.focalPoint };
    const isPublic = await isPublicMedia(trx, row.id, now);
    const change = { action: 'media.update', entity: 'media', entityId: row.id, before, after } as const;
    await recordChange(trx, by, { ...change, isPublic }, now);
    return record;
  });
}
