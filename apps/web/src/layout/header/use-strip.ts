import { type Language, OWN_LANGUAGE } from '@brandpost/domain';
import type { ExternalMessage } from '@brandpost/rubicore-api';
import { useLocation } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { useOpenPage } from '../../navigation/page-route.ts';
import { gravestAlerts, rowsOf, type StripAlerts, worstAlerts } from './strip-rows.ts';
import { useActiveAlerts } from './use-active-alerts.ts';
import { useVma } from './use-vma.ts';

type StripNow = StripAlerts & {
  vma: ExternalMessage[];
  /** Whether what has no row of its own is told of within another. */
  isFolded: boolean;
  /** In all, on top of the page. */
  rows: number;
  /** Of the page: what is told in it is shown in it. */
  language: Language;
};

/** What stands on top of the page that is open. Searches leave more of a phone's screen to what was found. */
export function useStrip(): StripNow {
  const alerts = useActiveAlerts();
  const vma = useVma();
  const { pathname } = useLocation();
  const isFolded = pathname === paths.search() || pathname.startsWith(`${paths.search()}/`);
  const strip = isFolded ? gravestAlerts(alerts) : worstAlerts(alerts);
  return {
    ...strip,
    ...{ vma, isFolded, rows: rowsOf(strip, isFolded) + vma.length },
    language: useOpenPage()?.meta.language ?? OWN_LANGUAGE,
  };
}
