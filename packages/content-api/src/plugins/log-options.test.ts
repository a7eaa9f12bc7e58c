import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

it.each([
  ['/rubicore/core/v1/search?q=hemligt', '/rubicore/core/v1/search'],
  ['/rubicore/core/v1/preview/en-nyckel', '/rubicore/core/v1/preview/…'],
  ['/media/bild.jpg?preview=en-nyckel', '/media/bild.jpg'],
])('of %s the log gets %s', (url, path) => {
  const { req } = logOptions('info').serializers;
  expect(req({ method: 'GET', url } as FastifyRequest)).toEqual({ method: 'GET', path });
});
