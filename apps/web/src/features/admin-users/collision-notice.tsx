import { colour } from '@brandpost/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { adminRightsTexts as texts } from '../../administration/rights/admin-rights-texts.ts';
import type { RoleCollision } from '../../administration/rights/role-collisions.ts';

const Frame = styled.div`
  /* Takes no room, and is there for what it will say. */
  &:empty {
    position: absolute;
  }
  > div {
    display: flex;
    gap: 0.625rem;
    padding: 0.75rem 1rem;
    border-radius: var(--bp-radius-m);
    background: ${colour('warning-bg')};
    font-size: 1rem;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${colour('warning')};
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type CollisionNoticeProps = {
  collisions: readonly RoleCollision[];
  /** What a right is called. */
  nameOf: (key: string) => string;
};

/** Roles of one person that disagree: what each says, and what holds. */
export function CollisionNotice({ collisions, nameOf }: CollisionNoticeProps) {
  return (
    <Frame role="status">
      {collisions.map(({ key, granting, denying }) => (
        <div key={key}>
          <TriangleAlert aria-hidden="true" size={20} />
          <p>{texts.collision(nameOf(key), granting, denying)}</p>
        </div>
      ))}
    </Frame>
  );
}
