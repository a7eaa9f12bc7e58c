import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

export type DemoAccount = { username: string; name: string; roles: string };
export type DemoAccounts = { password: string; accounts: DemoAccount[] };

type DemoUser = { username: string; displayName: string; roles: { key: string }[] };

const ADMINISTRATOR = 'rubicore-administrator';

/** Who can sign in to the demo service, administrators first. */
export function demoAccounts(folder = join(PROJECT_ROOT, 'demo/content')): DemoAccounts {
  const read = <Value>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Value;
  const roleNames = new Map(
    read<{ key: string; name: string }[]>('roles.json').map(({ key, name }) => [key, name]),
  );
  const users = read<DemoUser[]>('users.json');
  const isAdministrator = ({ roles }: DemoUser) => roles.some(({ key }) => key === ADMINISTRATOR);
  const ordered = [...users.filter(isAdministrator), ...users.filter((user) => !isAdministrator(user))];
  return {
    password: read<{ password: string }>('about.json').password,
    accounts: ordered.map(({ username, displayName, roles }) => ({
      username,
      name: displayName,
      roles: roles.map(({ key }) => roleNames.get(key) ?? key).join(', '),
    })),
  };
}
