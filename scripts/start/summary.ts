import type { DemoAccounts } from './demo-accounts.ts';

export type Summary = {
  origin: string;
  /** Where content comes from, in words. */
  content: string;
  demo: DemoAccounts | null;
  canSignIn: boolean;
};

/** What whoever started the service wants to know, ready to be printed. */
export function summaryText({ origin, content, demo, canSignIn }: Summary): string {
  const lines = [
    '',
    '  Brandpost is running.',
    '',
    `    Website   ${origin}`,
    ...(canSignIn ? [`    Sign in   ${origin}/login`] : []),
    `    Content   ${content}`,
    ...(demo === null ? [] : ['', ...accountLines(demo, canSignIn)]),
    '',
    '  Stop it with Ctrl+C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function accountLines({ password, accounts }: DemoAccounts, canSignIn: boolean): string[] {
  const width = Math.max(...accounts.map(({ name }) => name.length));
  return [
    `  Demo accounts, all with the password ${password}:`,
    ...(canSignIn ? [] : ['  (Signing in is not open yet: it comes in a later version.)']),
    '',
    ...accounts.map(({ username, name, roles }) => `    ${username}  ${name.padEnd(width)}  ${roles}`),
  ];
}
