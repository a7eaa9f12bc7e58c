import type { PostalAddress } from 'schema-dts';

/** Street, five digits with or without a space, and the place. */
const SWEDISH = /^(?<street>.+?),?\s+(?<code>\d{3} ?\d{2})\s+(?<place>[^\d,]+)$/su;

/** An address as written on the contact page in its parts; whole where it is written otherwise. */
export function postalAddress(text: string): PostalAddress {
  const { street, code, place } = SWEDISH.exec(text.trim())?.groups ?? {};
  if (street === undefined || code === undefined || place === undefined) {
    return { '@type': 'PostalAddress', streetAddress: text.trim(), addressCountry: 'SE' };
  }
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: code,
    addressLocality: place.trim(),
    addressCountry: 'SE',
  };
}
