import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';

/** The way to one e-service. */
export const E_SERVICES_TRAIL = [{ title: sv.titles.eServices, path: paths.eServices() }] as const;
