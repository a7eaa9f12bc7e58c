/**
 * A Swedish telephone number as an address to call: `070-174 06 05` → `tel:+46701740605`, `+46 (0)70-174 06 05` the same.
 * Short numbers (112, 113 13) are called as they are. Source: SWEDEN 3.4.
 */
export function phoneAddress(number: string): string {
  const digits = number
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^00(?=46)/, '');
  if (digits.length <= 5) return `tel:${digits}`;
  return `tel:+${digits.replace(/^0/, '46').replace(/^460/, '46')}`;
}
