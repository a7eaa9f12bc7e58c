/**
 * Sweden's counties (län) by the two digits that SCB knows them by, under the names that authorities use. The first two
 * digits of a municipality's four are its county's. Source: SCB, Län och kommuner i kodnummerordning
 */
export const COUNTIES: Readonly<Record<string, string>> = {
  '01': 'Stockholms län',
  '03': 'Uppsala län',
  '04': 'Södermanlands län',
  '05': 'Östergötlands län',
  '06': 'Jönköpings län',
  '07': 'Kronobergs län',
  '08': 'Kalmar län',
  '09': 'Gotlands län',
  '10': 'Blekinge län',
  '12': 'Skåne län',
  '13': 'Hallands län',
  '14': 'Västra Götalands län',
  '17': 'Värmlands län',
  '18': 'Örebro län',
  '19': 'Västmanlands län',
  '20': 'Dalarnas län',
  '21': 'Gävleborgs län',
  '22': 'Västernorrlands län',
  '23': 'Jämtlands län',
  '24': 'Västerbottens län',
  '25': 'Norrbottens län',
};

/** The two digits of the county that a municipality's four digits belong to; null where there is none. */
export function countyOfMunicipality(municipalityCode: string): string | null {
  const county = municipalityCode.slice(0, 2);
  return /^\d{4}$/.test(municipalityCode) && Object.hasOwn(COUNTIES, county) ? county : null;
}
