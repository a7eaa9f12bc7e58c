/** What a browser loads for those alone who have a session. */
export { staffRouteTable } from '../router/staff-route-table.ts';
export { browserQueryClient } from '../server-state/browser-query-client.ts';
export { sessionParts } from './loaded-parts.ts';
