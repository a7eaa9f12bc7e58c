import { describe, expect, it } from 'vitest';
import { endpoints } from './catalogue.ts';

/** SPEC section 7, row by row, below /rubicore/core/v1 unless it starts with /saml. */
const SPEC_CALLS = `
POST /post; PUT /post/:id; GET /post/:slug; DELETE /post/:id; GET /post; GET /my-post;
POST /post/:id/node; DELETE /post/:id/node; POST /post/:id/category; DELETE /post/:id/category;
POST /post/:id/user; DELETE /post/:id/user; GET /post-slug-availability/:slug;
GET /category; GET /category/:id; POST /category; DELETE /category/:id;
POST /category/:id/node/:nodeId; DELETE /category/:id/node/:nodeId;
GET /media/:id; GET /media; POST /media; DELETE /media/:id;
GET /link; GET /link/:id; POST /link; PUT /link/:id; DELETE /link/:id;
GET /role; POST /role; DELETE /role/:id; POST /role/:id/capability/:cap; DELETE /role/:id/capability/:cap;
GET /capability; GET /node; POST /node; DELETE /node/:id; GET /token; POST /token; DELETE /token/:id;
GET /like; POST /like; DELETE /like/:id; GET /search; GET /editor/:id; PUT /editor/:id;
POST /user/login; GET /user/links; POST /user/links/:id; DELETE /user/links/:id; GET /user/:id; GET /user;
PUT /user/:id; POST /user/:id/node/:nodeId; DELETE /user/:id/node/:nodeId; GET /user/:id/links;
GET /user/:id/posts; POST /user/:id/link/:linkId; DELETE /user/:id/link/:linkId; PUT /user/:id/link/sort;
POST /user/:id/role/:roleId; DELETE /user/:id/role/:roleId; GET /user/:id/capability;
POST /user/:id/capability/:cap; DELETE /user/:id/capability/:cap;
POST /saml/v1/login; POST /saml/v1/logout; GET /saml/v1/token
`
  .split(';')
  .map((call) => call.trim())
  .filter((call) => call !== '');

const nameOf = (method: string, path: string) => `${method} ${path.replace('/core/v1', '')}`;

describe('the catalogue', () => {
  it('lists every call of the specification, and beyond it only marked extensions', () => {
    const listed = endpoints.filter((row) => !row.extension).map((row) => nameOf(row.method, row.path));
    expect(listed.toSorted()).toEqual(SPEC_CALLS.toSorted());
  });

  it('names no method and path twice', () => {
    const calls = endpoints.map((row) => nameOf(row.method, row.path));
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('shares only answers to GET calls that anyone may make', () => {
    for (const row of endpoints.filter((row) => row.shared)) {
      expect([row.method, row.access], row.name).toEqual(['GET', 'anyone']);
    }
  });

  it('declares a schema for every parameter in a path', () => {
    for (const row of endpoints.filter((row) => row.path.includes(':'))) {
      const names = [...row.path.matchAll(/:([a-zA-Z]+)/g)].map((match) => match[1]);
      const declared = Object.keys((row.params as { properties: object } | undefined)?.properties ?? {});
      expect(declared.toSorted(), row.name).toEqual(names.toSorted());
    }
  });
});
