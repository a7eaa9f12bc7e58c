import type { Capability, Category, Role } from '@brandpost/domain';
import { useSuspenseQueries } from '@tanstack/react-query';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import { capabilitiesQuery, jobsQuery, nodesQuery, rolesQuery } from '../../administration/whole-lists.ts';
import { type Services, useServices } from '../../api/services.ts';
import { needQuery } from '../../server-state/load-query.ts';

/** What users can belong to. */
export type Affiliations = {
  nodes: PlacedNode[];
  jobs: Category[];
  roles: Role[];
  capabilities: Capability[];
};

/** For loaders: what users can belong to and may be given. @throws as `need` */
export async function loadAffiliations(services: Services): Promise<void> {
  const { client } = services;
  await Promise.all([
    needQuery(services, nodesQuery(client)),
    needQuery(services, jobsQuery(client)),
    needQuery(services, rolesQuery(client)),
    needQuery(services, capabilitiesQuery(client)),
  ]);
}

/** What users can belong to and may be given. */
export function useAffiliations(): Affiliations {
  const { client } = useServices();
  const [nodes, jobs, roles, capabilities] = useSuspenseQueries({
    queries: [nodesQuery(client), jobsQuery(client), rolesQuery(client), capabilitiesQuery(client)],
  });
  return { nodes: nodes.data, jobs: jobs.data, roles: roles.data, capabilities: capabilities.data };
}
