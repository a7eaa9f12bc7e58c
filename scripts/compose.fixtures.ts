import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT_ROOT } from './project-root.ts';

export type ComposeService = {
  environment: Record<string, string>;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: { options: Record<string, string> };
};

/**
 * The services of docker-compose.yml with their variables filled in, as Compose would.
 * @throws Error with the file's own words where a variable has to be set
 */
export function composeServices(variables: Readonly<Record<string, string>>): Record<string, ComposeService> {
  const text = readFileSync(join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8');
  const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
  return JSON.parse(JSON.stringify(services), (_, value) =>
    typeof value === 'string' ? filledIn(value, variables) : value,
  );
}

function filledIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(
    /\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (whole, name: string | undefined, operator: string | undefined, rest: string | undefined) => {
      if (name === undefined) return whole === '$$' ? '$' : whole;
      const value = variables[name];
      if (value !== undefined && value !== '') return value;
      if (operator === '?') throw new Error(rest);
      return rest ?? '';
    },
  );
}
