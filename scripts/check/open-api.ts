import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { PROJECT_ROOT } from '../project-root.ts';

/** Built by the step before this one. */
const BUILT_CATALOGUE = join(PROJECT_ROOT, 'packages/rubicore-api/dist/index.js');

/** /user/links beside /user/{id}: SPEC section 7 has them so, and servers take the one written out first. */
const WITH_REASON = { 'no-ambiguous-paths': 'off' } as const;

/** Lets a linter judge the OpenAPI document of the content API. @returns what is wrong, one sentence each */
export async function openApiProblems(): Promise<string[]> {
  const { openApiDocument } = (await import(pathToFileURL(BUILT_CATALOGUE).href)) as {
    openApiDocument(about: { version: string }): object;
  };
  const config = await createConfig({ extends: ['recommended'], rules: WITH_REASON });
  const source = JSON.stringify(openApiDocument({ version: '0.0.0' }));
  const problems = await lintFromString({ source, config });
  return problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''}: ${message} (${ruleId})`,
  );
}
