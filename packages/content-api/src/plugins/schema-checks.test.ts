import { endpoints } from '@brandpost/rubicore-api';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { takeJson } from './bodies.ts';
import { schemaOf } from './catalogue-calls.ts';
import { useErrorAnswers } from './error-answers.ts';
import { compileSchema, isWellFormed, useSchemaChecks } from './schema-checks.ts';

describe('what comes in', () => {
  const app = Fastify();
  useErrorAnswers(app, { onDatabaseFull: () => {} });
  takeJson(app);
  useSchemaChecks(app);
  const body = Type.Object({ title: Type.String(), order: Type.Optional(Type.Integer()) });
  app.post('/', { schema: { body } }, async (request) => request.body);
  const post = (text: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload: text });

  it.each([
    '{"title":["a"]}',
    '{"title":1}',
    '{"title":true}',
    '{"title":null}',
    '{"title":"a","order":"1"}',
    '{}',
    '[]',
    '{',
  ])('is never bent into shape: %s is refused', async (text) => {
    const answer = await post(text);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it('is not robbed of what the schema does not name', async () => {
    expect((await post('{"title":"a","more":1}')).json()).toEqual({ title: 'a', more: 1 });
  });

  it.each([
    '{"title":"a\\u0000b"}',
    '{"title":"\\ud800"}',
    '{"title":"a","x":{"y":["\\udfff"]}}',
    '{"title":"a","\\u0000":1}',
  ])('may hold no text that cannot be stored: %s', async (text) => {
    expect((await post(text)).statusCode).toBe(400);
  });

  it.each(['{"title":"a","__proto__":{"x":1}}', '{"title":"a","constructor":{"prototype":{"x":1}}}'])(
    'may not reach for prototypes: %s',
    async (text) => {
      expect((await post(text)).statusCode).toBe(400);
      expect(({} as { x?: number }).x).toBeUndefined();
    },
  );

  it('is looked through however deep it goes', () => {
    let deep: unknown = 'a\u0000';
    for (let level = 0; level < 30; level++) deep = [deep];
    expect(isWellFormed(deep)).toBe(false);
  });

  it('may not go deeper than any content does', () => {
    let deep: unknown = 'a';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(isWellFormed(deep)).toBe(false);
  });
});

it('every schema of the catalogue can be compiled, which a service does when it is asked first', () => {
  const parts = endpoints.flatMap((endpoint) => Object.entries(schemaOf(endpoint)));
  expect(parts.length).toBeGreaterThan(200);
  for (const [httpPart, schema] of parts)
    expect(() => compileSchema(schema as object, httpPart)).not.toThrow();
});
