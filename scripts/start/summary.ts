import type { DemoAccounts } from './demo-accounts.ts';

export type Summary = {
  origin: string;
  /** Where content comes from, in words. */
  content: string;
  demo: DemoAccounts | null;
  /** The file with name and password of the first administrator, where one was made. */
  firstAdministrator: string | null;
  /** Where single sign-on can be tried with the demo accounts. */
  identityProvider: string | null;
};

/** What the person who started the service wants to know, ready to be printed. */
export function summaryText({
  origin,
  content,
  demo,
  firstAdministrator,
  identityProvider,
}: Summary): string {
  const lines = [
    '',
    '  Brandpost is running.',
    '',
    `    Website   ${origin}`,
    `    Sign in   ${origin}/login`,
    `    Content   ${content}`,
    ...(firstAdministrator === null
      ? []
      : [`    Name and password of the first administrator: ${firstAdministrator}`]),
    ...(demo === null ? [] : ['', ...accountLines(demo, identityProvider)]),
    '',
    '  Stop it with Ctrl+C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function accountLines({ password, accounts }: DemoAccounts, identityProvider: string | null): string[] {
  const width = Math.max(...accounts.map(({ name }) => name.length));
  return [
    `  Demo accounts, all with the password ${password}${identityProvider === null ? ':' : ','}`,
    ...(identityProvider === null
      ? []
      : [`  for single sign-on too, at the demo's own identity provider, ${identityProvider}:`]),
    '',
    ...accounts.map(({ username, name, roles }) => `    ${username}  ${name.padEnd(width)}  ${roles}`),
  ];
}
