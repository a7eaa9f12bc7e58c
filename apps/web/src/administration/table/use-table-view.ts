import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../api/services.ts';
import { SAME_PLACE } from '../../navigation/same-place.ts';
import { changedView, searchOf, type TableShape, type TableView, viewFrom } from './table-view.ts';

/** How the address says that a list is seen, and the ways to see it otherwise. */
export type TableControls = {
  view: TableView;
  shape: TableShape;
  addressOf: (change: Partial<TableView>) => string;
  /** Without a new place in the history when it only follows what somebody writes. */
  change: (change: Partial<TableView>, how?: { replace?: boolean }) => void;
};

export function useTableView(shape: TableShape): TableControls {
  const navigate = useNavigate();
  const { address, origin } = useServices();
  const { pathname, search } = useLocation();
  const view = useMemo(() => viewFrom(new URLSearchParams(search), shape), [search, shape]);
  const addressOf = useCallback(
    (change: Partial<TableView>) => pathname + searchOf(changedView(view, change), shape),
    [pathname, view, shape],
  );
  const change = useCallback<TableControls['change']>(
    (change, { replace = false } = {}) => {
      // What was changed a moment ago may be in the address, or on its way there, before it is rendered.
      const next = new URL(address(), origin);
      const latest = next.pathname === pathname ? viewFrom(next.searchParams, shape) : view;
      const to = pathname + searchOf(changedView(latest, change), shape);
      void navigate(to, { replace, state: SAME_PLACE, preventScrollReset: true });
    },
    [navigate, address, origin, pathname, view, shape],
  );
  return { view, shape, addressOf, change };
}
