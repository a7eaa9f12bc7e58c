import type { AlertDetails, AlertEvent } from './entities/alert-details.ts';

/** What an alert is about. */
export const alertEventNames: Readonly<Record<AlertEvent, string>> = {
  fire: 'Brand',
  smoke: 'Farlig rök',
  spill: 'Utsläpp',
  water: 'Vatten',
  weather: 'Väder',
  power: 'Elavbrott',
  telephony: 'Telefonistörning',
  other: 'Annat',
};

/** Where an alert counts, the nearest first: 'Hamnen, Norra kajen, Uddebo'; empty where nothing is said of it. */
export function alertArea({ places, municipality }: Pick<AlertDetails, 'places' | 'municipality'>): string {
  return [...places, municipality].filter((place) => place !== '').join(', ');
}
