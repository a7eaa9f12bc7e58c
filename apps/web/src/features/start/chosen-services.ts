import { readLinkIds } from '@brandpost/cms-blocks';
import type { ContentNode, Link } from '@brandpost/domain';

const BLOCK = 'e-service';
const MAX_TILES = 6;

/**
 * The e-services in the first row of the start page: those of the first block of e-services in its content, in the order
 * an editor has given them there. Without one, the first of all.
 * @param services all of them, by name
 */
export function chosenServices<Service extends Pick<Link, 'id'>>(
  content: readonly ContentNode[],
  services: readonly Service[],
): Service[] {
  const block = content.find(({ type }) => type === BLOCK);
  if (block === undefined) return services.slice(0, MAX_TILES);
  const byId = new Map(services.map((service) => [service.id, service]));
  const chosen = readLinkIds(block.props.linkIds).flatMap((id) => byId.get(id) ?? []);
  return chosen.slice(0, MAX_TILES);
}

/** The content of the start page without what its tiles show already. */
export function withoutServices(content: readonly ContentNode[]): ContentNode[] {
  const index = content.findIndex(({ type }) => type === BLOCK);
  return content.filter((_, at) => at !== index);
}
