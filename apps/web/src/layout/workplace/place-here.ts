import type { OwnSession } from '../../session/use-session.ts';
import { type ProfilePlace, placesFor } from '../profile/profile-places.ts';

/** Where somebody is: the group of the side menu, and the line in it. */
export type PlaceHere = { group: string; place: ProfilePlace; isThePage: boolean };

/** The line of the side menu that a path belongs to; of several, the one that says most. */
export function placeHere(session: OwnSession, pathname: string): PlaceHere | null {
  const lines = placesFor(session).flatMap(({ title, places }) =>
    places.map((place) => ({ group: title, place, isThePage: place.path === pathname })),
  );
  const around = lines.filter(({ place }) => `${pathname}/`.startsWith(`${place.path}/`));
  return around.toSorted((one, other) => other.place.path.length - one.place.path.length)[0] ?? null;
}
