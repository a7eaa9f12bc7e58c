import type { Post } from '@brandpost/domain';
import { decodeMediaRecord, decodePost } from '@brandpost/rubicore-api';
import { need, notFound, want } from '../../api/read.ts';
import type { Services } from '../../api/services.ts';
import { type ContentResources, fetchResources, mediaResource, NO_RESOURCES } from '../../queries/content.ts';

/** What a link to something that is not out yet shows. */
export type Previewed = {
  post: Post;
  resources: ContentResources;
  /** It shows what is being written, which the published post does not say yet. */
  isWorkingCopy: boolean;
  /** Until when the link leads here; ISO 8601. */
  expires: string;
};

/**
 * The post behind a link to what is not out yet, with the files that the link lets through.
 * @throws a 404 for a link that is unknown, over or taken back
 */
export async function needPreview(services: Services, token: string): Promise<Previewed> {
  const {
    post: wire,
    media,
    ...told
  } = await need(services, services.client.call('getPreview', { params: { token } }));
  const post = decodePost(wire);
  if (post === null) throw notFound();
  const resources = await want(services, fetchResources(services, post.content ?? []), NO_RESOURCES);
  const records = media.map(decodeMediaRecord).filter((record) => record !== null);
  return { ...told, post, resources: { ...resources, media: records.map(mediaResource) } };
}
