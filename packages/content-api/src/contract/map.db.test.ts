import type { MapFeature } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

const feature = (kind: string, type: string, coordinates: unknown, name: unknown = '') => ({
  ...{ type: 'Feature', properties: { kind, name, secret: 'x' }, geometry: { type, coordinates } },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const RING = [
  [20, 64],
  [21, 64],
  [21, 65],
  [20, 65],
  [20, 64],
];
const MUNICIPALITY = feature('municipality', 'Polygon', [RING], 'Norråns kommun');
const kindsOf = (map: MapFeature[]) => map.map(({ kind, name }) => `${kind} ${name}`.trim());

describeOnBothEngines('the map', (api) => {
  it('of the demo shows its own land and places to anybody, all of it or a part', async () => {
    const whole = await api.get('/map');
    expect(whole.status).toBe(200);
    expect(kindsOf(whole.body)).toEqual(
      expect.arrayContaining(['land', 'municipality Norråns kommun', 'place Åsbruk']),
    );
    const part = await api.get('/map?box=64.28,20.8,64.34,20.95');
    expect(kindsOf(part.body)).toContain('place Åsbruk');
    expect(kindsOf(part.body)).not.toContain('place Öreforsen');
    // The box lies within the municipality: its sides are no border.
    expect(kindsOf(part.body)).not.toContain('municipality Norråns kommun');
    const positions = part.body.flatMap(({ parts }: MapFeature) => parts.flat());
    expect(positions.length).toBeLessThan(280);
    for (const [lon, lat] of positions) {
      expect(lon).toBeGreaterThanOrEqual(20.8);
      expect(lon).toBeLessThanOrEqual(20.95);
      expect(lat).toBeGreaterThanOrEqual(64.28);
      expect(lat).toBeLessThanOrEqual(64.34);
    }
    expect((await api.get('/map?box=64.28,20.8,64.34')).status).toBe(400);
    expect((await api.get('/map?box=0,0,1,1')).status).toBe(400);
  });

  it('is replaced by an administrator, who is told what is wrong with each feature', async () => {
    const token = await api.tokenFor(1);
    const before = (await api.get('/map')).body;
    const put = (body: unknown, by: string | null = token) => api.send('PUT', '/map', { token: by, body });
    expect((await put(collection(MUNICIPALITY), null)).status).toBe(401);
    expect((await put(collection(MUNICIPALITY), await api.tokenFor(7))).status).toBe(403);
    const refused = await put(
      collection(
        MUNICIPALITY,
        feature('volcano', 'Point', [20, 64]),
        feature('road', 'Polygon', [RING]),
        feature('place', 'Point', [64, 20]),
        feature('river', 'LineString', [[20, 64]]),
        feature('water', 'Polygon', [RING.slice(0, 3)]),
        feature('place', 'Point', ['20', 64]),
        feature('place', 'Point', [20, 64], 'Ås\u202ebruk'),
        feature('place', 'Point', [20, 64], { toString: 1 }),
        null,
        { geometry: [], properties: 7 },
        feature('water', 'MultiPolygon', [[RING], 'RING']),
        feature('constructor', '__proto__', [20, 64]),
      ),
    );
    expect(refused.status).toBe(422);
    const fields = (refused.body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(fields).toEqual(Array.from({ length: 12 }, (_, at) => `features.${at + 1}`));
    expect((await put({ type: 'Feature', features: [] })).status).toBe(400);
    expect((await put(collection(...Array.from({ length: 3001 }, () => MUNICIPALITY)))).status).toBe(422);
    expect((await api.get('/map')).body).toEqual(before);

    expect((await put(collection(MUNICIPALITY))).body).toEqual({ features: 1 });
    const { body: after } = await api.get('/map');
    // Without land of its own a map has the coasts of Sweden below it.
    expect(kindsOf(after)).toEqual(['land', 'municipality Norråns kommun']);
    expect(JSON.stringify(after)).not.toContain('secret');
    const { body: entries } = await api.get('/audit?entity=installation&perPage=1', token);
    expect(entries).toMatchObject([{ action: 'installation.map', after: { features: 1 } }]);
  });

  it('cut out of the coasts is small wherever one looks', async () => {
    const token = await api.tokenFor(1);
    await api.send('PUT', '/map', { token, body: collection() });
    for (const box of ['55,10,69,25', '57.5,11,58.5,12.5', '59,17.5,60,19.5', '64,20,65,22']) {
      const { body } = await api.get(`/map?box=${box}`);
      expect(kindsOf(body)).toEqual(['land']);
      const positions = body.flatMap(({ parts }: MapFeature) => parts.flat());
      expect(positions.length).toBeGreaterThan(10);
      expect(positions.length).toBeLessThanOrEqual(260);
    }
  });
});
