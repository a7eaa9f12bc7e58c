import { formatDateTime } from '@brandpost/swedish';
import { useLocation } from 'react-router';
import { useServices } from '../api/services.ts';
import { sv } from '../texts/sv.ts';
import { useLayoutData } from './layout-data.ts';

/** Above a printed page: whose it is. Only `public/print.css` shows it. */
export function PrintedSender() {
  const { siteName, logo } = useLayoutData();
  return (
    <div hidden data-on-paper="sender">
      {logo && <img alt="" {...logo} />}
      {siteName}
    </div>
  );
}

/** Below a printed page: where it is kept up to date, and when what it says was fetched: it may be printed days later. */
export function PrintedOrigin() {
  const { origin, now } = useServices();
  const { pathname } = useLocation();
  return (
    <div hidden data-on-paper="origin">
      <span>{origin + pathname}</span>
      <span>{sv.fetched(formatDateTime(now.toISOString()))}</span>
    </div>
  );
}
