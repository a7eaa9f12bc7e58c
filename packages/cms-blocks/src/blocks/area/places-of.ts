/** The places of an area, one a line; lines without words are none. */
export function placesOf(places: string): string[] {
  return places
    .split('\n')
    .map((place) => place.trim())
    .filter((place) => place !== '');
}
