import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAt, PASSWORD } from '../sign-in/browser.fixtures.ts';
import { type IntegrationService, startIntegrationService } from './integration-service.fixtures.ts';

let service: IntegrationService;
beforeAll(async () => {
  service = await startIntegrationService();
});
afterAll(() => service.close());

const newBrowser = () => browserAt(service.door, service.door.publicOrigin);
const fail = async (username: string) =>
  (await newBrowser().ask('POST', '/bff/login', { username, password: 'fel' })).status;

describe('a browser that somebody has signed in with before', () => {
  it('is let in while strangers at the same address are shut out', async () => {
    const own = newBrowser();
    await own.signIn('bentes01');
    await own.ask('POST', '/bff/logout');
    expect([...own.cookies.keys()]).toEqual(['device']);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push(await fail('bentes01'));
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(
      (await newBrowser().ask('POST', '/bff/login', { username: 'bentes01', password: PASSWORD })).status,
    ).toBe(429);
    expect(await own.signIn('bentes01')).toMatchObject({ state: 'signed-in' });
  });

  it('holds a cookie that no script reads, no other site sends and no answer tells', async () => {
    const own = newBrowser();
    const answer = await own.ask('POST', '/rubicore/core/v1/user/login', {
      username: 'annexe01',
      password: PASSWORD,
    });
    expect(await answer.json()).not.toHaveProperty('device');
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
    );
  });
});

it('sign-ins are counted by what became of them', async () => {
  const counted = async () => {
    const { body } = await service.door.operations.inject('/metrics');
    const lines = [...body.matchAll(/^sign_in_total\{result="(\w+)"\} (\d+)$/gm)];
    return Object.fromEntries(lines.map(([, result, count]) => [result, Number(count)]));
  };
  const before = await counted();
  expect(Object.keys(before)).toEqual(['ok', 'wrong', 'locked', 'limited', 'failed']);
  await newBrowser().signIn('cecpro01');
  const statuses = new Set<number>();
  for (let tries = 0; tries < 60; tries += 1) statuses.add(await fail('davdem01'));
  expect(statuses).toEqual(new Set([401, 429]));
  const after = await counted();
  const grown = (result: string) => (after[result] ?? 0) - (before[result] ?? 0);
  expect([grown('ok'), grown('wrong')]).toEqual([1, 10]);
  expect(grown('locked')).toBeGreaterThan(5);
  expect(grown('limited')).toBeGreaterThan(0);
});
