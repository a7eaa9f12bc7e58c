/** What a browser loads for those alone who have a session. */

export { browserQueryClient } from '../server-state/browser-query-client.ts';
export { sessionParts } from './staff-parts.ts';
export { staffRouteTable } from './staff-route-table.ts';
export { staffRoutes } from './staff-routes.ts';
