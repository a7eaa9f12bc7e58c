import { API_PREFIX, type Endpoint, endpoints } from '@brandpost/rubicore-api';

/** The calls with the shape of their paths; a path without parameters is known before one with them. */
const SHAPES = endpoints
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${API_PREFIX}${endpoint.path.replace(/:[a-zA-Z]+/g, '[^/?]+')}(?:\\?|$)`),
  }))
  .sort((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

/** The catalogue's call that a method and an address belong to. */
export function endpointAt(method: string, address: string): Endpoint | undefined {
  return SHAPES.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(address))
    ?.endpoint;
}
