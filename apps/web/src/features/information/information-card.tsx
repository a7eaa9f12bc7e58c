import { readingOf } from '@brandpost/domain';
import { coveringLink, media, Tag } from '@brandpost/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { Card } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { useProfile } from '../../layout/profile/use-profile.ts';
import type { StaffPost } from '../../queries/profile.ts';
import { PostFacts } from './post-facts.tsx';
import { ReadingMark } from './reading-mark.tsx';
import { whyShown } from './why-shown.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1rem;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;
const Title = styled.h3<{ $isRead: boolean }>`
  font-size: 1.25rem;
  font-weight: ${(props) => (props.$isRead ? 500 : 700)};
  hyphens: auto;

  /* The whole card leads there; what else stands on it lies above. */
  ${coveringLink}
  a:hover {
    text-decoration: underline;
  }
`;
const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  justify-content: space-between;

  ${media.tablet} {
    justify-content: end;
  }
  button {
    position: relative;
    z-index: 1;
  }
`;

/** A post that somebody has to read or has read: why they see it, how old it is, and what is asked of them. */
export function InformationCard({ post, children }: { post: StaffPost; children?: ReactNode }) {
  const profile = useProfile();
  const { now } = useServices();
  const { isRead, mustAcknowledge } = readingOf(post, profile);
  const mark = <ReadingMark post={post} nowMs={now.getTime()} {...{ isRead, mustAcknowledge }} />;
  return (
    <Card $isPressing={mustAcknowledge}>
      <Row>
        <div>
          <Title $isRead={isRead}>
            <Link to={paths.post(post)}>{post.title}</Link>
          </Title>
          <PostFacts post={post} why={whyShown(post, profile)} />
        </div>
        <Side>
          <Marks>
            {mustAcknowledge && mark}
            {post.type === 'info-important' && <Tag>{staffTexts.important}</Tag>}
            {!mustAcknowledge && mark}
          </Marks>
          {children}
        </Side>
      </Row>
    </Card>
  );
}
