import type { PostContact } from '@brandpost/domain';
import { phoneAddress } from '@brandpost/swedish';
import type { GovernmentOrganization } from 'schema-dts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';
import type { Site } from './site.ts';

/** The service by name, for what it publishes. */
export function publisher({ origin, siteName, logo }: Pick<Site, 'origin' | 'siteName' | 'logo'>) {
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${origin}/#organisation`,
    name: siteName,
    url: `${origin}/`,
    logo: origin + (logo?.src ?? '/icon.svg'),
  } as const satisfies GovernmentOrganization;
}

/** The service and how it is reached. What the contact page does not say is left out. */
export function organization(site: Site): GovernmentOrganization {
  const { contact } = site;
  if (contact === null) return publisher(site);
  const telephone = contact.phone === '' ? null : phoneAddress(contact.phone).slice('tel:'.length);
  const hours = openingHours(contact.openingHours);
  const reached = {
    ...(telephone === null ? {} : { telephone }),
    ...(contact.email === '' ? {} : { email: contact.email }),
  };
  return {
    ...publisher(site),
    ...reached,
    ...(contact.address === '' ? {} : { address: postalAddress(contact.address) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: contactType(contact),
      availableLanguage: 'sv',
      ...reached,
      ...(hours === null ? {} : { hoursAvailable: hours }),
    },
  };
}

function contactType({ title }: PostContact): string {
  return title || 'Kontakt';
}
