import { readFileSync } from 'node:fs';
import { type MapFeature, type Position, polygonProblem } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { municipalityArea } from './municipality-area.ts';

const DEMO_MAP = new URL('../../../../../demo/content/map.json', import.meta.url);
const municipality = (ring: Position[]): MapFeature => ({ kind: 'municipality', name: '', parts: [ring] });

it('the border of the demo’s municipality becomes an area that may be published', () => {
  const { features } = JSON.parse(readFileSync(DEMO_MAP, 'utf8'));
  const { geometry } = features.find(
    (feature: { properties: { kind: string } }) => feature.properties.kind === 'municipality',
  );
  const corners = municipalityArea(municipality(geometry.coordinates[0]));
  expect(corners?.length).toBeGreaterThan(20);
  expect(polygonProblem(corners ?? [])).toBeNull();
});

it('a border of very many positions is said with at most a hundred corners', () => {
  const ring = Array.from({ length: 2001 }, (_, at): Position => {
    const angle = (2 * Math.PI * (at % 2000)) / 2000;
    const radius = 0.3 + 0.01 * Math.sin(angle * 150);
    return [20 + 2 * radius * Math.cos(angle), 64 + radius * Math.sin(angle)];
  });
  const corners = municipalityArea(municipality(ring)) ?? [];
  expect(corners.length).toBeGreaterThan(10);
  expect(corners.length).toBeLessThanOrEqual(100);
  expect(polygonProblem(corners)).toBeNull();
});

it('what encloses nothing becomes no area', () => {
  expect(municipalityArea(municipality([]))).toBeNull();
  expect(municipalityArea({ kind: 'municipality', name: '', parts: [] })).toBeNull();
});
