import type { TSchema } from 'typebox';
import { endpoints } from '../catalogue.ts';
import { type Access, API_PREFIX, type Endpoint, TOTAL_HEADER } from '../endpoint.ts';
import { createDescriber, type JsonSchema } from './components.ts';
import { ERROR_STATUSES, type ErrorStatus, errorsOf } from './errors-of.ts';
import { parameterDescription } from './parameter-descriptions.ts';
import { TAGS, tagOf } from './tags.ts';

type NamedEndpoint = Endpoint & { name: string };
type Describe = (schema: TSchema) => JsonSchema;
/** An OpenAPI 3.1 document, ready to be written as JSON. */
export type OpenApiDocument = { openapi: '3.1.1' } & Record<string, unknown>;

/** The whole catalogue as an OpenAPI 3.1 document. */
export function openApiDocument({ version }: { version: string }): OpenApiDocument {
  const { describe, components } = createDescriber();
  const paths: Record<string, Record<string, unknown>> = {};
  const names = parameterNames();
  for (const given of endpoints) {
    const endpoint = withNames(given, names.get(shapeOf(given.path)) ?? []);
    const path = `${API_PREFIX}${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: { operationId: endpoint.name, ...operationOf(endpoint, describe) },
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Brandpost content API',
      version,
      summary: 'Content of a municipal rescue service: posts, media, links, groups, people and search',
      description:
        'Compatible with Rubicore. Calls marked as extensions are ours: other upstreams answer 404 to them.',
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: TAGS,
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: "A user's token, or the token that visitors act under",
        },
      },
      schemas: { ...components(), Error: ERROR_SCHEMA },
      responses: Object.fromEntries(
        Object.entries(ERROR_STATUSES).map(([status, description]) => [
          `Error${status}`,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'Swedish, safe to show' },
    code: { type: 'string', description: 'For programs, such as NOT_FOUND' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    usedBy: {
      type: 'array',
      description: 'With IN_USE: where',
      items: {
        type: 'object',
        required: ['entity', 'id', 'name'],
        properties: { entity: { type: 'string' }, id: { type: 'integer' }, name: { type: 'string' } },
      },
    },
    yours: { description: 'With STALE: the version that the change was made on' },
    current: { description: 'With STALE: the version that there is now' },
  },
};

function operationOf(endpoint: NamedEndpoint, describe: Describe): Record<string, unknown> {
  const { summary, access, extension, body } = endpoint;
  return {
    summary,
    description: [rightsOf(access), extension === true ? 'An extension.' : '']
      .filter((text) => text !== '')
      .join(' '),
    tags: [tagOf(endpoint.path)],
    ...(access === 'open' ? { security: [] } : {}),
    parameters: [
      ...parametersIn('path', endpoint, describe),
      ...parametersIn('query', endpoint, describe),
      ...headersOf(endpoint),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body, describe) } }),
    responses: {
      [endpoint.status ?? 200]: successOf(endpoint, describe),
      ...Object.fromEntries(
        errorsOf(endpoint).map((status: ErrorStatus) => [
          status,
          { $ref: `#/components/responses/Error${status}` },
        ]),
      ),
    },
    ...(extension === true ? { 'x-extension': true } : {}),
  };
}

const PARAMETER = /:(\w+)/g;
const shapeOf = (path: string) => path.replace(PARAMETER, ':');

/** One name for each parameter of a path, whatever the calls on it name it: GET /post/:slug and PUT /post/:id. */
function parameterNames(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    endpoints.map(({ path }) => [
      shapeOf(path),
      Array.from(path.matchAll(PARAMETER), ([, name = '']) => name),
    ]),
  );
}

function withNames<Given extends Endpoint>(endpoint: Given, names: readonly string[]): Given {
  const own = Array.from(endpoint.path.matchAll(PARAMETER), ([, name = '']) => name);
  if (endpoint.params === undefined || own.join() === names.join()) return endpoint;
  const { properties } = endpoint.params as unknown as { properties: Record<string, TSchema> };
  const renamed = Object.fromEntries(own.map((name, index) => [names[index] ?? name, properties[name]]));
  const path = names.reduce((text, name, index) => text.replace(`:${own[index]}`, `:${name}`), endpoint.path);
  return { ...endpoint, path, params: { ...endpoint.params, properties: renamed, required: [...names] } };
}

function rightsOf(access: Access): string {
  if (access === 'open') return 'Open: no token is asked for.';
  if (access === 'anyone') return 'For anyone, visitors too.';
  if (access === 'signed-in') return 'For anyone signed in.';
  return `For those with the capability \`${access.capability}\`.`;
}

function parametersIn(place: 'path' | 'query', endpoint: NamedEndpoint, describe: Describe): unknown[] {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  if (schema === undefined) return [];
  const { properties, required = [] } = schema as unknown as {
    properties: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...descriptionOf(property, parameterDescription(endpoint.name, name)),
    schema: describe(property),
  }));
}

function descriptionOf(schema: TSchema, otherwise: string | undefined): { description?: string } {
  const description = 'description' in schema ? String(schema.description) : otherwise;
  return description === undefined ? {} : { description };
}

function headersOf({ method, path }: Endpoint): unknown[] {
  if (method === 'GET' || !/^\/core\/v1\/(?:post|editor)\/:id/.test(path)) return [];
  const description = 'Entity tag of the version that is changed, such as "7"';
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
}

function contentOf(body: NonNullable<Endpoint['body']>, describe: Describe): Record<string, unknown> {
  if ('json' in body) return { 'application/json': { schema: describe(body.json) } };
  if ('form' in body) return { 'application/x-www-form-urlencoded': { schema: describe(body.form) } };
  return { '*/*': { schema: {} } };
}

function successOf(endpoint: Endpoint, describe: Describe): Record<string, unknown> {
  return {
    description: endpoint.status === 201 ? 'Written' : 'Done',
    ...(endpoint.list === true
      ? { headers: { [TOTAL_HEADER]: { description: 'Rows on all pages', schema: { type: 'integer' } } } }
      : {}),
    content: { [endpoint.produces ?? 'application/json']: { schema: describe(endpoint.answer) } },
  };
}
