import type { UnsentAcknowledgement } from '@brandpost/domain';
import { coveringLink, Tag } from '@brandpost/ui';
import { styled } from 'styled-components';
import type { FieldContent, FieldPost } from '../../field-store/field-content.ts';
import { Card, Cards, Nothing } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { PostFacts } from '../information/post-facts.tsx';
import { ReadingMark } from '../information/reading-mark.tsx';
import { ColleagueSearch } from './colleague-search.tsx';
import { fieldPageTexts as texts } from './field-page-texts.ts';
import { FieldPart } from './field-part.tsx';
import { FieldTools } from './field-tools.tsx';
import { isWaiting } from './is-waiting.ts';
import { postHash } from './post-hash.ts';

const Greeting = styled.h1`
  margin-bottom: 1.25rem;
  font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
`;
const Title = styled.h3`
  font-size: 1.25rem;
  hyphens: auto;

  ${coveringLink}
`;
const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-top: 0.5rem;
`;

type FieldOverviewProps = { content: FieldContent; unsent: readonly UnsentAcknowledgement[] };

/** What is to be read first, then tools, colleagues, and what has been read. */
export function FieldOverview({ content, unsent }: FieldOverviewProps) {
  const { name, posts, tools, colleagues } = content;
  const isLeft = ({ mustAcknowledge, isRead }: FieldPost) => mustAcknowledge || !isRead;
  const waiting = posts.filter((post) => isWaiting(post, unsent));
  const left = [...posts.filter((post) => isLeft(post) && !waiting.includes(post)), ...waiting];
  const others = posts.filter((post) => !left.includes(post));
  return (
    <>
      <Greeting>{staffTexts.start.greeting(name)}</Greeting>
      <FieldPart title={texts.toRead}>
        {left.length === 0 ? (
          <Nothing>{staffTexts.start.allRead}</Nothing>
        ) : (
          <PostCards posts={left} unsent={unsent} />
        )}
      </FieldPart>
      <FieldPart title={texts.colleagues}>
        <ColleagueSearch colleagues={colleagues} />
      </FieldPart>
      {tools.length > 0 && (
        <FieldPart title={texts.tools}>
          <FieldTools tools={tools} />
        </FieldPart>
      )}
      {others.length > 0 && (
        <FieldPart title={texts.haveRead}>
          <PostCards posts={others} unsent={unsent} />
        </FieldPart>
      )}
    </>
  );
}

function PostCards({
  posts,
  unsent,
}: {
  posts: readonly FieldPost[];
  unsent: readonly UnsentAcknowledgement[];
}) {
  return (
    <Cards>
      {posts.map((post) => (
        <Card key={post.id} $isPressing={post.mustAcknowledge && !isWaiting(post, unsent)}>
          <Title>
            <a id={`post-${post.id}`} href={postHash(post)}>
              {post.title}
            </a>
          </Title>
          <PostFacts post={post} />
          <Marks>
            <Mark post={post} isWaiting={isWaiting(post, unsent)} />
            {post.type === 'info-important' && <Tag>{staffTexts.important}</Tag>}
          </Marks>
        </Card>
      ))}
    </Cards>
  );
}

function Mark({ post, isWaiting }: { post: FieldPost; isWaiting: boolean }) {
  if (isWaiting) return <Tag $tone="warning">{texts.waiting}</Tag>;
  const { isRead, mustAcknowledge } = post;
  return <ReadingMark post={post} nowMs={Date.now()} {...{ isRead, mustAcknowledge }} />;
}
