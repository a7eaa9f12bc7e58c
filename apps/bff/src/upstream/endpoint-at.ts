import { API_PREFIX, type Endpoint, endpoints } from '@brandpost/rubicore-api';
import type { FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';

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

const BY_ROUTE = new Map(
  endpoints.map((endpoint) => [`${endpoint.method} ${API_PREFIX}${endpoint.path}`, endpoint]),
);

/** The catalogue's call that a route was made for, if it was made for one. */
export function endpointOfRoute({ method, routeOptions }: FastifyRequest): Endpoint | undefined {
  return BY_ROUTE.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
}

/** As above on routes that are made for nothing else. @throws BffError notFound */
export function endpointOf(request: FastifyRequest): Endpoint {
  const endpoint = endpointOfRoute(request);
  if (endpoint === undefined) throw new BffError(errorKinds.notFound);
  return endpoint;
}
