import { GROUP_CATEGORY_ID, LIST_PER_PAGE } from '@brandpost/domain';
import { callAddress, catalogue } from '@brandpost/rubicore-api';

/** What a service is called until its name is known. */
const UNNAMED = 'Räddningstjänsten';

/** The call that tells the service's name, as the pages ask it. */
export const GROUPS = callAddress(
  catalogue.listNodes.path,
  {},
  { categoryId: GROUP_CATEGORY_ID, perPage: LIST_PER_PAGE },
);

/** That of the root group, which everyone is in. */
export function serviceName(nodes: readonly unknown[]): string {
  const root = nodes.find(
    (node): node is { name: string } =>
      typeof node === 'object' &&
      node !== null &&
      'name' in node &&
      typeof node.name === 'string' &&
      'parent' in node &&
      node.parent === null,
  );
  return root?.name ?? UNNAMED;
}
