import { type EmploymentForm, vacancyClosesAt } from '@brandpost/domain';
import type { JobPosting } from 'schema-dts';
import type { PageMeta } from '../page-meta.ts';
import type { PageSubject } from '../page-subject.ts';
import { publisher } from './organization.ts';
import { postalAddress } from './postal-address.ts';
import type { Site } from './site.ts';

/** Source: Google, structured data for job postings, employmentType. */
const EMPLOYMENT_TYPES: Readonly<Record<EmploymentForm, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  hourly: 'PER_DIEM',
  'on-call': 'PART_TIME',
  internship: 'INTERN',
  other: 'OTHER',
};
const MINUTE_MS = 60_000;

/** A vacancy. One applies elsewhere, on the site or at the address that the page names. */
export function jobPosting(
  meta: PageMeta,
  { published, vacancy }: Extract<PageSubject, { kind: 'vacancy' }>,
  site: Site,
): JobPosting {
  const closesAt = vacancyClosesAt(vacancy);
  const address = site.contact?.address ?? '';
  return {
    '@type': 'JobPosting',
    title: meta.title ?? site.siteName,
    description: meta.description,
    url: site.origin + meta.canonicalPath,
    ...(published === null ? {} : { datePosted: published }),
    // The last minute of the last day.
    ...(closesAt === null ? {} : { validThrough: new Date(Date.parse(closesAt) - MINUTE_MS).toISOString() }),
    employmentType: EMPLOYMENT_TYPES[vacancy.form],
    hiringOrganization: publisher(site),
    jobLocation: {
      '@type': 'Place',
      address:
        vacancy.place === '' && address !== ''
          ? postalAddress(address)
          : { '@type': 'PostalAddress', addressLocality: vacancy.place, addressCountry: 'SE' },
    },
    directApply: false,
  };
}
