import { expect, it } from 'vitest';
import { routeTable } from '../../router/route-table.ts';
import { staffRouteTable } from '../../router/staff-route-table.ts';
import { isInProfileArea } from './profile-area.ts';

it('the profile area is what the route table puts into its layout', () => {
  for (const { path, layout } of [...routeTable, ...staffRouteTable]) {
    for (const pathname of [path.replace(/\/:\w+\?$/, ''), path.replaceAll(/:\w+\??/g, '7')]) {
      expect([pathname, isInProfileArea(pathname)]).toEqual([pathname, layout === 'profile']);
    }
  }
});
