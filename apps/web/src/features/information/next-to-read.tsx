import { leftToRead, type Post, readingOf } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { profileQuery, toReadFrom } from '../../queries/profile.ts';
import type { OwnSession } from '../../session/use-session.ts';

const { next: texts } = staffTexts;

const Frame = styled.nav`
  margin-top: 1.5rem;

  @media print {
    display: none;
  }
`;
const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 56px;
  padding: 0.75rem 1.25rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('surface')};
  color: ${colour('ink')};
  text-decoration: none;

  > span {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  small {
    color: ${colour('muted')};
    font-size: 1rem;
  }
  strong {
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    color: ${colour('primary')};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

/** What is to be read after this, the most pressing first; nothing as long as this one waits for an acknowledgement. */
export function NextToRead({ post, session }: { post: Post; session: OwnSession }) {
  const services = useServices();
  const { data: profile } = useQuery(profileQuery(services, session));
  if (profile === undefined) return null;
  const toRead = toReadFrom(profile);
  const isOwn = [...toRead, ...profile.alerts].some(({ id }) => id === post.id);
  if (!isOwn || readingOf(post, profile).mustAcknowledge) return null;
  const left = leftToRead(toRead, profile).filter(({ id }) => id !== post.id);
  const [next] = left;
  const Icon = next === undefined ? CircleCheck : ArrowRight;
  return (
    <Frame aria-label={texts.title}>
      <Way to={next === undefined ? paths.profile() : paths.post(next)}>
        <span>
          <small>{next === undefined ? texts.none : `${texts.title} · ${texts.left(left.length)}`}</small>
          <strong>{next === undefined ? texts.back : next.title}</strong>
        </span>
        <Icon aria-hidden="true" size={22} />
      </Way>
    </Frame>
  );
}
