import { expect, it } from 'vitest';
import { viewFrom } from '../../administration/table/table-view.ts';
import { AUDIT, auditQuery } from './audit-view.ts';

const query = (search: string) => auditQuery(viewFrom(new URLSearchParams(search), AUDIT.shape));

it('asks for everything where the address says nothing', () => {
  expect(query('')).toEqual({});
});

it('asks by name, who, what and day, as days are in Sweden', () => {
  expect(query('?q=+bil&vem=3&vad=post&nummer=12&fran=2026-11-20&till=2026-11-20')).toEqual({
    name: 'bil',
    actorId: 3,
    entity: 'post',
    entityId: '12',
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T22:59:59.999Z',
  });
});

it('asks for what people have done, or for what the system has', () => {
  expect(query('?vem=medarbetare')).toEqual({ isOfSystem: false });
  expect(query('?vem=systemet')).toEqual({ isOfSystem: true });
});

it('leaves out a day that is none', () => {
  expect(query('?fran=snart&vem=alla')).toEqual({});
});
