/** What a browser loads for those alone who have a session. */
export { staffRouteTable } from '../router/staff-route-table.ts';
export { sessionParts } from './loaded-parts.ts';
