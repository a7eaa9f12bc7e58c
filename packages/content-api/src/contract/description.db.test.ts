import { endpoints } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';

describeOnBothEngines('the description of the API', (api) => {
  it('is served to anyone as OpenAPI with every call, its rights and its errors', async () => {
    const answer = await api.app.inject('/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { openapi, paths, components } = answer.json();
    expect(openapi).toBe('3.1.1');
    const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
    const update = paths['/rubicore/core/v1/post/{id}'].put;
    expect(update.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'id',
      'autosave',
      'workingCopy',
      'If-Match',
    ]);
    expect(Object.keys(update.responses)).toEqual(expect.arrayContaining(['200', '403', '412', '422']));
    expect(paths['/rubicore/core/v1/audit'].get.description).toContain('`read_audit_log`');
    for (const [, name] of answer.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(components.schemas).toHaveProperty(name ?? '');
    }
  });

  it('says of every parameter what it is for', async () => {
    const { paths } = (await api.app.inject('/openapi.json')).json();
    const silent = Object.values(paths as Record<string, object>)
      .flatMap((path): Operation[] => Object.values(path))
      .flatMap(({ operationId, parameters }) =>
        parameters.filter(({ description }) => !description).map(({ name }) => `${operationId}.${name}`),
      );
    expect(silent).toEqual([]);
  });

  it('is readable on a page of its own, which loads nothing from elsewhere', async () => {
    const page = await api.app.inject('/docs/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).not.toMatch(/https?:\/\/(?!validator)/);
    expect([...page.body.matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)]).toEqual([]);
  });
});

type Operation = { operationId: string; parameters: { name: string; description?: string }[] };
