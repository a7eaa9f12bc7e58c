import { defineArea } from '../endpoint.ts';
import { GeoJsonBody, MapFeatures, MapQuery, MapStored } from '../wire/map.ts';

const path = '/core/v1/map';

/** The outlines that areas of alerts are drawn on. Source: ADR 0051 */
export const map = defineArea({
  getMap: {
    method: 'GET',
    path,
    summary:
      'Outlines of land, water, municipalities, rivers, roads and places; those in a box are cut and coarse',
    access: 'anyone',
    query: MapQuery,
    answer: MapFeatures,
    shared: true,
    extension: true,
  },
  setMap: {
    method: 'PUT',
    path,
    summary: "Replaces the service's own outlines by those of a GeoJSON collection, at most 1 MB",
    access: { capability: 'manage_alert_template' },
    body: { json: GeoJsonBody },
    answer: MapStored,
    extension: true,
  },
});
