type Day = { validTime: string; values: readonly number[] };

/** A forecast of the fire risk for a point, as SMHI answers it. */
export function smhiForecast(approvedTime: string, days: readonly Day[]): string {
  return JSON.stringify({
    approvedTime,
    referenceTime: approvedTime,
    geometry: { type: 'Point', coordinates: [[16.2, 63.1]] },
    timeSeries: days.map(({ validTime, values }) => ({
      validTime,
      parameters: [
        { name: 'fwi', levelType: 'hl', level: 0, unit: 'Numeric', values: [18.4] },
        { name: 'fwiindex', levelType: 'hl', level: 0, unit: 'Category', values },
        { name: 'grassfire', levelType: 'hl', level: 0, unit: 'Category', values: [-1] },
      ],
    })),
  });
}
