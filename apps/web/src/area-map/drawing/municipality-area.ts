import {
  type GeoPoint,
  type MapFeature,
  POLYGON_MAX_CORNERS,
  polygonProblem,
  roundedPoint,
} from '@brandpost/domain';
import { simplify } from '@turf/simplify';

/** The coarsest that is still the municipality, in degrees: about 5 km. */
const COARSEST = 0.05;
const FINEST = 0.0005;

/** A municipality's border with as many corners as an area may have; null where it cannot be said with so few. */
export function municipalityArea({ parts }: MapFeature): GeoPoint[] | null {
  const [largest] = parts.toSorted((one, other) => other.length - one.length);
  if (largest === undefined || largest.length < 4) return null;
  for (let tolerance = FINEST; tolerance < COARSEST; tolerance *= 1.4) {
    const { coordinates } = simplify(
      { type: 'LineString', coordinates: largest },
      { tolerance, highQuality: true },
    );
    // The ring is closed by its first position; corners are not.
    const corners = coordinates.slice(0, -1).map(([lon = 0, lat = 0]) => roundedPoint({ lat, lon }));
    if (corners.length <= POLYGON_MAX_CORNERS && polygonProblem(corners) === null) return corners;
  }
  return null;
}
