import { describe, expect, it } from 'vitest';
import { contentSource } from './content-source.ts';
import { summaryText } from './summary.ts';

const demo = {
  password: 'brandpost-demo',
  accounts: [{ username: 'sysadm01', name: 'Sigrid Systemlund', roles: 'Administratör' }],
};

const summary = {
  origin: 'http://localhost:3000',
  content: '/srv/data',
  demo,
  firstAdministrator: null,
  identityProvider: null,
};

describe('the summary after a start', () => {
  it('tells address, where to sign in, accounts and where the content lies', () => {
    const text = summaryText(summary);
    expect(text).toContain('http://localhost:3000/login');
    expect(text).toMatch(/sysadm01 {2}Sigrid Systemlund {2}Administratör/);
    expect(text).toContain('brandpost-demo');
    expect(text).toContain('/srv/data');
    expect(text).not.toContain('single sign-on');
  });

  it('tells that single sign-on can be tried', () => {
    const text = summaryText({ ...summary, identityProvider: 'http://localhost:3001' });
    expect(text).toMatch(/single sign-on.*http:\/\/localhost:3001/);
  });

  it('names no account where there is no demo content', () => {
    expect(summaryText({ ...summary, demo: null })).not.toContain('account');
  });
});

describe('where the content comes from', () => {
  it.each([
    [{ SEED: 'demo' }, true],
    [{ SEED: 'demo', DATABASE_URL: 'postgres://h/b' }, true],
    [{ SEED: 'demo', PUBLIC_ORIGIN: 'https://www.example.se' }, false],
    [{ SEED: 'demo', PUBLIC_ORIGIN: 'http://www.example.se' }, false],
    [{}, false],
    [{ SEED: 'none' }, false],
    [{ RUBICORE_URL: 'https://api.example.se' }, false],
  ])('%j has demo accounts: %s', (env, isDemo) => {
    expect(contentSource(env).hasDemoAccounts).toBe(isDemo);
  });

  it('never repeats a database password', () => {
    expect(contentSource({ DATABASE_URL: 'postgres://me:hemligt@h/b' }).description).not.toContain('hemligt');
  });
});
