import type { PostFields } from '@brandpost/domain';

/**
 * The status and date that agree with each other: what is published without a date is published now, or when it was
 * first; what is to be published later waits; what waited for a time that has passed is out. Source: DESIGN section 5.
 */
export function resolveStatus(fields: PostFields, before: PostFields | null, now: Date): PostFields {
  const { status } = fields;
  if (status === 'draft' || status === 'trash') return fields;
  const isDateless = status === 'publish' && fields.publishedDate === null;
  const publishedDate = isDateless ? dateSoFar(before, now) : fields.publishedDate;
  if (publishedDate === null || Number.isNaN(Date.parse(publishedDate))) return { ...fields, publishedDate };
  const isAhead = Date.parse(publishedDate) > now.getTime();
  return { ...fields, publishedDate, status: isAhead ? 'future' : 'publish' };
}

function dateSoFar(before: PostFields | null, now: Date): string {
  const date = before?.status === 'publish' ? before.publishedDate : null;
  return date ?? now.toISOString();
}
