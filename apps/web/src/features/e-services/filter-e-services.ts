import type { Link } from '@brandpost/domain';
import { saysAll } from '@brandpost/swedish';

/**
 * The e-services that say every word asked for in name, description or what one needs: in any form, with or without the
 * dots, or by another term for the same.
 */
export function filterEServices(services: readonly Link[], text: string): Link[] {
  return services.filter(({ name, shortDescription, longDescription, needs }) =>
    saysAll([name, shortDescription, longDescription, ...needs].join('\n'), text),
  );
}
