import { sanitizeTree } from '@brandpost/cms-blocks/sanitize';
import { thumbnailName } from '@brandpost/domain';
import { THE_SYSTEM } from '../changes/actor.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { writeLink } from '../links/write-link.ts';
import { keepVersion } from '../posts/keep-version.ts';
import { writePost } from '../posts/write-post.ts';
import type { DemoContent, DemoMedia } from './demo-content.ts';
import type { MediaFacts } from './store-media-files.ts';

/** Media records and links, which people and posts refer to. */
export async function writeMediaAndLinks(
  trx: Database,
  content: DemoContent,
  factsByFilename: ReadonlyMap<string, MediaFacts>,
): Promise<void> {
  const rows = content.media.map((media) => mediaRow(media, factsByFilename.get(media.filename)));
  await trx.insertInto('media').values(rows).execute();
  const files = content.media.flatMap((media) => fileRows(media, factsByFilename.get(media.filename)));
  await trx.insertInto('media_file').values(files).execute();
  for (const link of content.links) await writeLink(trx, link);
}

/** Every post, through the same door as a post that somebody writes. */
export async function writePosts(trx: Database, content: DemoContent): Promise<void> {
  for (const given of content.posts) {
    const post = { ...given, content: sanitizeTree(given.content) };
    const updatedDate = changedAt(post);
    await writePost(trx, { ...post, updatedDate });
    const { id: postId, ...written } = post;
    const fields = { ...written, acknowledgeBy: post.acknowledgeBy ?? null, acknowledgementRound: 1 };
    const by = { ...THE_SYSTEM, userId: post.authorId };
    await keepVersion(trx, { postId, number: 1, fields, by, now: new Date(updatedDate) });
  }
}

/** When a post was last written in, as far as its own dates tell: what is to come has not been written in since. */
function changedAt({ authoredDate, publishedDate }: DemoContent['posts'][number]): string {
  const nowMs = Date.now();
  const told = authoredDate ?? publishedDate ?? null;
  return new Date(told === null ? nowMs : Math.min(Date.parse(told), nowMs)).toISOString();
}

/** Its sizes are made by the first sweep, once the service runs. */
function mediaRow(media: DemoMedia, facts: MediaFacts | undefined) {
  return {
    id: media.id,
    filename: media.filename,
    title: media.title,
    title_key: swedishSortKey(media.title),
    alt: media.alt,
    file_type: media.fileType,
    upload_description: media.uploadDescription,
    category_id: media.categoryId,
    size_bytes: facts?.sizeBytes ?? null,
    width_px: facts?.widthPx ?? null,
    height_px: facts?.heightPx ?? null,
    sizes_pending: media.fileType.startsWith('image/'),
  };
}

/** A file of the demo content is called the same by those who ask for it and in the store. */
function fileRows({ id, filename, fileType }: DemoMedia, facts: MediaFacts | undefined) {
  const row = (
    name: string,
    role: 'original' | 'thumbnail',
    of: Omit<MediaFacts, 'thumbnail'> | undefined,
  ) => ({
    name,
    media_id: id,
    role,
    stored_name: name,
    file_type: fileType,
    size_bytes: of?.sizeBytes ?? null,
    width_px: of?.widthPx ?? null,
    height_px: of?.heightPx ?? null,
    checksum: of?.checksum ?? null,
  });
  const own = row(filename, 'original', facts);
  if (fileType === 'application/pdf') return [own];
  return [own, row(thumbnailName(filename), 'thumbnail', facts?.thumbnail ?? undefined)];
}
