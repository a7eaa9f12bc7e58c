import { COUNTIES, countyOfMunicipality } from '@brandpost/domain';

/** The whole of Sweden, as geocodes write it. */
const COUNTRY_CODE = '00';
const COUNTRY_NAME = 'sverige';

/** Whether a geocode (`00`, a county's two digits, a municipality's four) takes in a municipality. Source: VMA API v3 */
export function concernsMunicipality(geocode: string, municipalityCode: string): boolean {
  return (
    geocode === COUNTRY_CODE ||
    geocode === municipalityCode ||
    geocode === countyOfMunicipality(municipalityCode)
  );
}

/** Whether a name is that of a municipality's county, or of the whole country. */
export function namesItsCounty(name: string, municipalityCode: string): boolean {
  const wanted = name.trim().toLowerCase();
  const county = COUNTIES[countyOfMunicipality(municipalityCode) ?? '']?.toLowerCase();
  return wanted === COUNTRY_NAME || (county !== undefined && wanted === county);
}
