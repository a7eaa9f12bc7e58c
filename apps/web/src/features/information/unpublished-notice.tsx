import { isReadable, type Post } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Container, Notice } from '@brandpost/ui';
import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { unpublishedTexts as texts } from './unpublished-texts.ts';

const Frame = styled(Container)`
  margin-bottom: 1.5rem;
`;

/** Over a page that its writers see and its readers do not: that it is not out, and when it will be. */
export function UnpublishedNotice({ post }: { post: Post }) {
  const { now: rendered } = useServices();
  const now = useClock(rendered, [post.publishedDate, post.unpublishedDate]);
  if (isReadable(post, now)) return null;
  return (
    <Frame as="aside" aria-label={texts.label}>
      <Notice icon={EyeOff}>
        <strong>{standingOf(post, now)}</strong> {texts.onlyEditors}{' '}
        <Link to={paths.createContent(post.id)}>{texts.edit}</Link>
      </Notice>
    </Frame>
  );
}

function standingOf({ status, publishedDate, unpublishedDate }: Post, now: Date): string {
  if (status === 'trash') return texts.trash;
  if (status === 'draft') return texts.draft;
  if (publishedDate !== null && Date.parse(publishedDate) > now.getTime()) {
    return texts.toCome(formatDateTime(publishedDate));
  }
  return texts.ended(formatDateTime(unpublishedDate ?? ''));
}
