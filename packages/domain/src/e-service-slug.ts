import { slugify } from '@brandpost/swedish';
import type { Link } from './entities/link.ts';

/** An e-service's own address under `/e-tjanster/`: its name as a slug. */
export function eServiceSlug(service: Pick<Link, 'name'>): string {
  return slugify(service.name);
}
