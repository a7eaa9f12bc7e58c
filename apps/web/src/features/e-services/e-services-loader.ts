import { asksAboutFire, eServiceSlug } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { need, notFound } from '../../api/read.ts';
import { loadFireBans } from '../../fire-ban/load-fire-bans.ts';
import type { LoaderContext } from '../../navigation/page-route.ts';
import { fetchLinks } from '../../queries/links.ts';
import { sv } from '../../texts/sv.ts';
import { eServicesTexts } from './e-services-texts.ts';
import { E_SERVICES_TRAIL } from './e-services-trail.ts';

export async function loader({ services, params: { slug } }: LoaderContext) {
  const all = await need(services, fetchLinks(services, 'e-service'));
  if (slug === undefined) {
    const { description } = eServicesTexts;
    const meta = { title: sv.titles.eServices, description, canonicalPath: paths.eServices() };
    return { meta, all, one: null, fireBans: null };
  }
  const one = all.find((link) => eServiceSlug(link) === slug.toLowerCase());
  if (one === undefined) throw notFound();
  const meta = {
    title: one.name,
    description: one.longDescription,
    canonicalPath: paths.eServices(eServiceSlug(one)),
    trail: E_SERVICES_TRAIL,
  };
  const fireBans = asksAboutFire(one.name) ? await loadFireBans(services) : null;
  return { meta, all: null, one, fireBans };
}
