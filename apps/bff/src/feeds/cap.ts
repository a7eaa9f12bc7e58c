import { type Post, pathOfPost } from '@brandpost/domain';
import { momentsOf } from './moments.ts';
import type { FeedSource } from './post-feed.ts';
import { element, type Xml } from './xml.ts';

export const CAP_NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2';
export const CAP_TYPE = 'application/cap+xml';

/** Changes that come sooner after publishing belong to it. */
const SAME_MESSAGE_MS = 60_000;

/**
 * A crisis post as a message of the Common Alerting Protocol: what the post says, and no more. It says nothing of
 * urgency, severity, certainty or area, so those are unknown or left out. The latest change makes it an update of the
 * first message. Source: OASIS CAP 1.2; SWEDEN 2.8.
 * @returns null for a post without a date: a message has to say when it was sent
 */
export function capAlert(post: Post, { origin, name }: Pick<FeedSource, 'origin' | 'name'>): Xml | null {
  const { published, updated } = momentsOf(post);
  if (published === null || updated === null) return null;
  const isUpdate = updated.getTime() - published.getTime() >= SAME_MESSAGE_MS;
  const sent = isUpdate ? updated : published;
  const sender = new URL(origin).host;
  const identifier = (at: Date) => `${sender}.${post.id}.${at.getTime()}`;
  const expires = post.unpublishedDate === null ? null : new Date(post.unpublishedDate);
  return element(
    'alert',
    { xmlns: CAP_NAMESPACE },
    element('identifier', {}, identifier(sent)),
    element('sender', {}, sender),
    element('sent', {}, capTime(sent)),
    element('status', {}, 'Actual'),
    element('msgType', {}, isUpdate ? 'Update' : 'Alert'),
    element('scope', {}, 'Public'),
    isUpdate ? element('references', {}, `${sender},${identifier(published)},${capTime(published)}`) : null,
    element(
      'info',
      {},
      element('language', {}, 'sv-SE'),
      element('category', {}, 'Safety'),
      element('event', {}, 'Krisinformation'),
      element('urgency', {}, 'Unknown'),
      element('severity', {}, 'Unknown'),
      element('certainty', {}, 'Unknown'),
      element('effective', {}, capTime(published)),
      expires && element('expires', {}, capTime(expires)),
      element('senderName', {}, post.pseudoAuthor || name),
      element('headline', {}, post.title),
      post.excerpt === '' ? null : element('description', {}, post.excerpt),
      element('web', {}, origin + pathOfPost(post)),
    ),
  );
}

/** UTC, which this protocol writes as -00:00 and never as Z. Source: CAP 1.2 section 3.3.2. */
function capTime(date: Date): string {
  return `${date.toISOString().slice(0, 19)}-00:00`;
}
