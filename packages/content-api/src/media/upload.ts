import { DEFAULT_MEDIA_CATEGORY_ID, MEDIA_TITLE_MAX_LENGTH } from '@brandpost/domain';
import type { WireMedia } from '@brandpost/rubicore-api';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { newStem, originalName, titleFrom } from '../media-files/file-names.ts';
import { prepareFiles } from '../media-files/prepared-files.ts';
import { receiveFile } from '../media-files/receive-file.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { addFileRows, storeWithRecords } from './file-rows.ts';
import { findMediaRecord, findSameFile } from './queries.ts';
import { checkWords, type MediaWords } from './words.ts';

/**
 * Takes in a file with its record. What is said about it is judged before a byte is read.
 * @throws ApiFailure 422 for its words, and as `receiveFile` and `prepareFiles` do for the file
 */
export async function uploadMedia(deps: Dependencies, call: Call<'uploadMedia'>): Promise<WireMedia> {
  const { db, media, now } = deps;
  const { query, by, viewer, request } = call;
  const original_name = originalName(query.filename);
  const words = await wordsFrom(db, query);
  await checkWords(db, words);
  const id = await media.inWorkFolder(async (folder) => {
    const received = await receiveFile(request.raw, folder);
    const { fileType: madeType, extension } = received.kind;
    const storedStem = newStem(words.title);
    const naming = { name: `${storedStem}.${extension}`, storedStem };
    const files = await prepareFiles(media, received, { ...naming, folder, madeType });
    return await storeWithRecords({ db, store: media.store, now }, files, async (trx) => {
      const [own] = files;
      if (own === undefined) throw new Error('An upload has no file.');
      const row = {
        filename: own.name,
        title: words.title,
        title_key: swedishSortKey(words.title),
        alt: words.alt,
        is_decorative: words.isDecorative,
        upload_description: words.uploadDescription,
        category_id: words.categoryId,
        original_name,
        file_type: own.fileType,
        size_bytes: own.sizeBytes,
        width_px: own.widthPx,
        height_px: own.heightPx,
        uploaded_by: viewer.userId,
        created_date: now(),
        sizes_pending: files.some((file) => file.role === 'size'),
      };
      const { id } = await trx.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow();
      await addFileRows(trx, id, files);
      const after = { ...words, filename: own.name, checksum: own.checksum };
      await recordChange(trx, by, { action: 'media.create', entity: 'media', entityId: id, after }, now());
      return id;
    });
  });
  const record = await findMediaRecord(db, viewer, id, now());
  if (record === null) throw new Error('An uploaded file cannot be seen by its sender.');
  const duplicateOf = await findSameFile(db, viewer, record, now());
  return duplicateOf === null ? record : { ...record, duplicateOf };
}

/** A client that knows of SPEC section 7 only sends the alt text as `description`: section 3 calls it that too. */
async function wordsFrom(db: Database, query: Call<'uploadMedia'>['query']): Promise<MediaWords> {
  const { title, description = '', alt, decorative = false, categoryId } = query;
  const isAltOnly = alt === undefined && !decorative;
  const said = isAltOnly ? description : (alt ?? '');
  return {
    title: (title ?? titleFrom(originalName(query.filename)).slice(0, MEDIA_TITLE_MAX_LENGTH)).trim(),
    alt: decorative ? '' : said.trim(),
    isDecorative: decorative,
    uploadDescription: isAltOnly ? '' : description.trim(),
    categoryId: categoryId ?? (await defaultCategoryId(db)),
  };
}

/** The default category as long as there is one. Source: SPEC section 3, Configuration. */
async function defaultCategoryId(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('category')
    .select('id')
    .where('id', '=', DEFAULT_MEDIA_CATEGORY_ID)
    .executeTakeFirst();
  return row?.id ?? null;
}
