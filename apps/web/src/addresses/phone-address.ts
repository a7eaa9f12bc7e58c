/** A Swedish telephone number as an address to call: `070-174 06 05` → `tel:+46701740605`. Source: SWEDEN 3.4. */
export function phoneAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isShort = digits.length <= 5;
  return `tel:${isShort ? digits : digits.replace(/^0/, '+46')}`;
}
