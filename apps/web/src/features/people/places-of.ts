/** Where somebody works. A station that the area names too is left out: `Station Ås` beside `Station Ås, grupp 2`. */
export function placesOf(stations: readonly string[], workingArea: string): string[] {
  const others = stations.filter((station) => !`${workingArea},`.startsWith(`${station},`));
  return [...others, workingArea].filter((place) => place !== '');
}
