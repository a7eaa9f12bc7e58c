import { type Capability, type Category, LIST_PER_PAGE, type Role } from '@brandpost/domain';
import type { Services } from '../app/services.ts';
import { need } from '../queries/read.ts';

/** Every role with what it says on capabilities, by name. @throws as `need` */
export async function fetchRoles(services: Services): Promise<Role[]> {
  return [
    ...(await need(services, services.client.call('listRoles', { query: { perPage: LIST_PER_PAGE } }))),
  ];
}

/** Every capability that there is. @throws as `need` */
export async function fetchCapabilities(services: Services): Promise<Capability[]> {
  const asked = services.client.call('listCapabilities', { query: { perPage: LIST_PER_PAGE } });
  return [...(await need(services, asked))];
}

/** Every job role, by name. @throws as `need` */
export async function fetchJobs(services: Services): Promise<Category[]> {
  const query = { type: 'pidjob', perPage: LIST_PER_PAGE };
  return [...(await need(services, services.client.call('listCategories', { query })))];
}
