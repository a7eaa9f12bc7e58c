import { readBox } from '@brandpost/domain';
import type { Dependencies } from '../dependencies.ts';
import { invalidQuery } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireValid } from '../validity/require-valid.ts';
import { cutMap } from './cut-map.ts';
import { readGeoJson } from './geo-json.ts';
import { readMap, storeMap } from './stored-map.ts';

/** The outlines that areas of alerts are drawn on. Source: ADR 0051 */
export function mapOutlineCalls({ db, now }: Dependencies): CallHandlers {
  return {
    async getMap({ query }) {
      if (query.box === undefined) return await readMap(db);
      const box = readBox(query.box);
      if (box === null)
        throw invalidQuery([
          { field: 'box', message: 'Ange söder,väster,norr,öster i grader, inom Sverige' },
        ]);
      return cutMap(await readMap(db), box);
    },
    async setMap({ by, body }) {
      const { features, result } = readGeoJson(body.features);
      requireValid(result);
      await db.transaction().execute((trx) => storeMap(trx, features, by, now()));
      return { features: features.length };
    },
  };
}
