import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import { need, want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import { queryClientOf } from './query-client-of.ts';

type Options<Value, Key extends QueryKey> = EnsureQueryDataOptions<Value, Error, Value, Key>;

/** For loaders: has a query answered that the page cannot do without. @throws as `need` */
export function needQuery<Value, Key extends QueryKey>(
  services: Services,
  query: Options<Value, Key>,
): Promise<Value> {
  return need(services, queryClientOf(services).ensureQueryData(query));
}

/** For loaders: has a query answered that the page is better with. @throws as `want` */
export function wantQuery<Value, Key extends QueryKey>(
  services: Services,
  query: Options<Value, Key>,
): Promise<Value | null> {
  return want<Value | null>(services, queryClientOf(services).ensureQueryData(query), null);
}
