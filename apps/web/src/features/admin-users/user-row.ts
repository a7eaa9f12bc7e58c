import type { Capability, Category, Role } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import type { PlacedNode } from '../../administration/all-nodes.ts';

/** What users can belong to. */
export type Affiliations = {
  nodes: PlacedNode[];
  jobs: Category[];
  roles: Role[];
  capabilities: Capability[];
};

/** A user as the table tells of one: plain data, and little of it. */
export type UserRow = {
  id: number;
  name: string;
  username: string;
  roles: string;
  groups: string;
  jobs: string;
  email: string;
  phone: string;
  isActive: boolean;
};

export function userRow(user: WireUser, { nodes, jobs }: Affiliations): UserRow {
  return {
    id: user.id,
    name: user.displayName.trim() || user.username,
    username: user.username,
    roles: user.roles.map(({ name }) => name).join(', '),
    groups: named(user.groups, nodes),
    jobs: named(user.jobs, jobs),
    email: user.profile?.email ?? '',
    phone: user.profile?.phone ?? '',
    isActive: user.isActive !== false,
  };
}

function named(ids: readonly number[], records: readonly { id: number; name: string }[]): string {
  return records
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
}
