import { isReadable, type Post } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Container, colour } from '@brandpost/ui';
import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { unpublishedTexts as texts } from './unpublished-texts.ts';

const Frame = styled(Container)`
  margin-bottom: 1.5rem;

  > div {
    display: flex;
    gap: 0.75rem;
    padding: 0.875rem 1.125rem;
    border-inline-start: 6px solid ${colour('warning')};
    border-radius: var(--bp-radius-s);
    background: ${colour('warning-bg')};
    font-size: 1rem;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** Over a page that its writers see and its readers do not: that it is not out, and when it will be. */
export function UnpublishedNotice({ post }: { post: Post }) {
  const { now: rendered } = useServices();
  const now = useClock(rendered, [post.publishedDate, post.unpublishedDate]);
  if (isReadable(post, now)) return null;
  return (
    <Frame as="aside" aria-label={texts.label}>
      <div>
        <EyeOff aria-hidden="true" size={22} />
        <p>
          <strong>{standingOf(post, now)}</strong> {texts.onlyYou}{' '}
          <Link to={paths.createContent(post.id)}>{texts.edit}</Link>
        </p>
      </div>
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
