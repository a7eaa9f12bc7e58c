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

/**
 * Where an alert counts: 'Hamnen, Norra kajen (Uddebo)', so that nobody takes it for all of the municipality where places in it
 * are named; empty where nothing is said of it.
 */
export function alertArea({ places, municipality }: Pick<AlertDetails, 'places' | 'municipality'>): string {
  const named = places.filter((place) => place !== '').join(', ');
  if (named === '' || municipality === '') return named || municipality;
  return `${named} (${municipality})`;
}
