import type { Services } from '../../app/services.ts';
import { fetchAllNodes } from '../all-nodes.ts';
import { fetchJobs, fetchRoles } from '../whole-lists.ts';
import type { Surroundings } from './user-row.ts';

/** What users can belong to. @throws as `need` */
export async function fetchSurroundings(services: Services): Promise<Surroundings> {
  const [nodes, jobs, roles] = await Promise.all([
    fetchAllNodes(services),
    fetchJobs(services),
    fetchRoles(services),
  ]);
  return { nodes, jobs, roles };
}
