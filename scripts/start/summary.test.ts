import { describe, expect, it } from 'vitest';
import { contentSource } from './content-source.ts';
import { summaryText } from './summary.ts';

const demo = {
  password: 'brandpost-demo',
  accounts: [{ username: 'sysadm01', name: 'Sigrid Systemlund', roles: 'Administratör' }],
};

describe('the summary after a start', () => {
  it('tells address, accounts and where the content lies', () => {
    const text = summaryText({
      origin: 'http://localhost:3000',
      content: '/srv/data',
      demo,
      canSignIn: true,
    });
    expect(text).toContain('http://localhost:3000/login');
    expect(text).toMatch(/sysadm01 {2}Sigrid Systemlund {2}Administratör/);
    expect(text).toContain('/srv/data');
    expect(text).not.toContain('not open yet');
  });

  it('says that signing in comes later while there is none', () => {
    const text = summaryText({
      origin: 'http://localhost:3000',
      content: '/srv/data',
      demo,
      canSignIn: false,
    });
    expect(text).not.toContain('/login');
    expect(text).toContain('Signing in is not open yet');
  });
});

describe('where the content comes from', () => {
  it.each([
    [{}, true],
    [{ SEED: '' }, true],
    [{ DATABASE_URL: 'postgres://h/b' }, true],
    [{ SEED: 'none' }, false],
    [{ RUBICORE_URL: 'https://api.example.se' }, false],
  ])('%j has demo accounts: %s', (env, isDemo) => {
    expect(contentSource(env).isDemo).toBe(isDemo);
  });

  it('never repeats a database password', () => {
    expect(contentSource({ DATABASE_URL: 'postgres://me:hemligt@h/b' }).description).not.toContain('hemligt');
  });
});
