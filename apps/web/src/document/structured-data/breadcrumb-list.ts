import type { BreadcrumbList } from 'schema-dts';
import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';
import type { PageMeta, TrailStep } from '../page-meta.ts';

/** The way here as the page shows it, and last the page itself. */
export function breadcrumbList(meta: PageMeta, trail: readonly TrailStep[], origin: string): BreadcrumbList {
  const steps = [
    { title: sv.page.start, path: paths.start() },
    ...trail,
    { title: meta.title ?? '', path: meta.canonicalPath },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
