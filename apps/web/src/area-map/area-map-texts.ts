/** Texts of the map of an alert's area. */
export const areaMapTexts = {
  map: (area: string) => (area === '' ? 'Karta över området' : `Karta över området: ${area}`),
  caption: 'Det markerade området är ungefärligt.',
  distance: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
} as const;
