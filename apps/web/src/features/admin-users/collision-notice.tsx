import { Notice } from '@brandpost/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { adminRightsTexts as texts } from '../../administration/rights/admin-rights-texts.ts';
import type { RoleCollision } from '../../administration/rights/role-collisions.ts';

const Frame = styled.div`
  /* Takes no room, and is there for what it will say. */
  &:empty {
    position: absolute;
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
        <Notice key={key} icon={TriangleAlert}>
          {texts.collision(nameOf(key), granting, denying)}
        </Notice>
      ))}
    </Frame>
  );
}
