import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';

/** Whether an address of the API holds what somebody looks for: there is any number of them, and they are people's own. */
export function isSearch(address: string): boolean {
  return address.startsWith(API_PREFIX + catalogue.search.path);
}
