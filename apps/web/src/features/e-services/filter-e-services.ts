import type { Link } from '@brandpost/domain';
import { fold } from '@brandpost/swedish';

/** The e-services whose name or description holds every word asked for, however it is spelt in å, ä and ö. */
export function filterEServices(services: readonly Link[], text: string): Link[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    const content = fold(`${service.name} ${service.shortDescription} ${service.longDescription}`);
    return words.every((word) => content.includes(word));
  });
}
