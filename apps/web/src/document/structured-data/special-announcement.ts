import type { SpecialAnnouncement } from 'schema-dts';
import { paths } from '../../addresses/paths.ts';
import type { PageMeta } from '../page-meta.ts';
import type { PageSubject } from '../page-subject.ts';
import { publisher } from './organization.ts';
import type { Site } from './site.ts';

/** Crisis information. Posts do not say where it holds, so neither does this. */
export function specialAnnouncement(
  meta: PageMeta,
  { published, updated, ends }: Extract<PageSubject, { kind: 'alert' }>,
  site: Site,
): SpecialAnnouncement {
  const { origin, siteName } = site;
  return {
    '@type': 'SpecialAnnouncement',
    name: meta.title ?? siteName,
    text: meta.description,
    url: origin + meta.canonicalPath,
    category: origin + paths.alerts(),
    inLanguage: 'sv',
    ...(published === null ? {} : { datePosted: published }),
    ...(updated === null ? {} : { dateModified: updated }),
    ...(ends === null ? {} : { expires: ends }),
    publisher: publisher(site),
  };
}
