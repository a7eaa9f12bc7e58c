/* What a browser loads for those alone who have a session. */

import type { DehydratedState } from '@tanstack/react-query';
import type { Services } from '../api/services.ts';
import { followFieldMode } from '../field-mode/field-mode.ts';
import { browserQueryClient } from '../server-state/browser-query-client.ts';

export { sessionParts } from './staff-parts.ts';
export { staffRouteTable } from './staff-route-table.ts';
export { staffRoutes } from './staff-routes.ts';

/** Begins what runs beside the pages of staff for as long as the document lives. */
export function startForStaff(services: Services, served: DehydratedState | undefined): void {
  services.queryClient = browserQueryClient(services, served);
  void followFieldMode(services);
}
