import type { FaultyForm, RenderRequest, SessionView, SignInMethods } from '@brandpost/render-contract';
import { createClient, type RubicoreClient, type Transport } from '@brandpost/rubicore-api';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createErrorLog, type ErrorEntry, type ErrorLog } from './error-log.ts';
import { createLoaderCache, type LoaderCache } from './loader-cache.ts';
import type { SessionParts } from './session-parts.ts';

/** What loaders and views reach for. One set per request on the server, one per tab in the browser. */
export type Services = {
  client: RubicoreClient;
  loaderCache: LoaderCache;
  /** All server state of staff's pages. Anyone who makes the services adds it; a visitor's browser does without. */
  queryClient: QueryClient | null;
  errors: ErrorLog;
  /** Scheme and host of the site, for addresses that leave it (canonical, Open Graph). */
  origin: string;
  /** The instant of the render, so that server and browser judge dates alike. */
  now: Date;
  /** What is shown at first is from after this event of `/bff/events`; null where nobody knows. */
  servedEvent: string | null;
  /** The time when it is asked for; on the server that of the render. */
  clock: () => Date;
  session: SessionView;
  /** null where they are not needed, for visitors. */
  sessionParts: SessionParts | null;
  /** On the intranet nothing is shown before signing in. */
  site: RenderRequest['site'];
  signIn: SignInMethods;
  /** What a visitor sent to this page and has to correct; on the server alone. */
  faultyForm?: FaultyForm | undefined;
  /** A heading that may break at the seams of its compounds; the same text in a browser, which does not know them. */
  softHyphens: (text: string) => string;
  /** Path, query and, in a browser, fragment that somebody is at, or on the way to. */
  address: () => string;
};

type Given = Pick<
  Services,
  'origin' | 'now' | 'servedEvent' | 'clock' | 'session' | 'sessionParts' | 'site' | 'signIn' | 'address'
>;

/** @param options.reported errors that the server reported in this page */
export function createServices({
  transport,
  reported,
  softHyphens = (text) => text,
  ...given
}: Given &
  Partial<Pick<Services, 'softHyphens' | 'faultyForm'>> & {
    transport: Transport;
    reported?: readonly ErrorEntry[];
  }): Services {
  return {
    ...given,
    softHyphens,
    client: createClient(transport),
    loaderCache: createLoaderCache(given.clock),
    queryClient: null,
    errors: createErrorLog(reported),
  };
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** @throws Error outside a ServicesProvider */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices is called outside ServicesProvider');
  return services;
}
