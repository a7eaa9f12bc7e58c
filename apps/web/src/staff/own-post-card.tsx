import type { Post } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { colour, Tag, type TagTone } from '@brandpost/ui';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../router/paths.ts';
import { myContentTexts } from '../texts/my-content-texts.ts';
import { typeNames } from '../texts/type-names.ts';
import { Card, CardFacts } from './section.tsx';

/** What a list shows of a post that one has written. */
export type OwnPost = Pick<
  Post,
  'id' | 'type' | 'title' | 'slug' | 'status' | 'publishedDate' | 'unpublishedDate' | 'updatedDate'
>;

const TONES: Readonly<Record<Post['status'], TagTone>> = {
  publish: 'good',
  draft: 'plain',
  future: 'signal',
  trash: 'plain',
};

const Title = styled.h3`
  font-size: 1.125rem;
  font-weight: 600;

  a {
    color: ${colour('ink')};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;
/** Staff's own ads are written and taken back where they are shown. */
const AD_TYPES: readonly Post['type'][] = ['advertisment', 'givetake'];

export function ownPostOf(post: Post): OwnPost {
  const { id, type, title, slug, status, publishedDate, unpublishedDate, updatedDate } = post;
  return { id, type, title, slug, status, publishedDate, unpublishedDate, updatedDate };
}

/** A post that one has written, and how it stands with it. It leads to where it is written. @param heading its level */
export function OwnPostCard({ post, heading }: { post: OwnPost; heading: 'h2' | 'h3' }) {
  return (
    <Card>
      <Row>
        <div>
          <Title as={heading}>
            <Link to={AD_TYPES.includes(post.type) ? paths.post(post) : paths.createContent(post.id)}>
              {post.title || myContentTexts.untitled}
            </Link>
          </Title>
          <CardFacts>
            {typeNames[post.type]?.one ?? post.type}
            {post.updatedDate && ` · ${myContentTexts.saved(formatDateTime(post.updatedDate))}`}
          </CardFacts>
        </div>
        <Marks>
          <Tag $tone={TONES[post.status]}>{myContentTexts.status[post.status]}</Tag>
          {post.status === 'future' && post.publishedDate && (
            <Tag>{myContentTexts.publishes(formatDateTime(post.publishedDate))}</Tag>
          )}
          {post.status === 'publish' && post.unpublishedDate && (
            <Tag>{myContentTexts.ends(formatDateTime(post.unpublishedDate))}</Tag>
          )}
        </Marks>
      </Row>
    </Card>
  );
}
