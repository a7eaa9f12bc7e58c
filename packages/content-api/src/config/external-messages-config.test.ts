import { SettingError } from '@brandpost/settings';
import { expect, it } from 'vitest';
import { configFrom } from './config.ts';
import { readEnv } from './env.ts';

const VMA = 'https://vmaapi.sr.se/api/v3';
const NEWS = 'https://api.krisinformation.se/v3';
const settingsOf = (env: Record<string, string>) => configFrom(readEnv(env)).externalMessages;

it("nobody else's messages are asked for unless an address is set", () => {
  expect(settingsOf({})).toBeNull();
  expect(settingsOf({ MUNICIPALITY_CODE: '2480' })).toBeNull();
});

it('each source can be asked alone, and a slash at the end of its address makes no difference', () => {
  const MUNICIPALITY_CODE = '2480';
  expect(settingsOf({ VMA_URL: `${VMA}/`, MUNICIPALITY_CODE })).toEqual({
    municipalityCode: '2480',
    vmaUrl: VMA,
    newsUrl: null,
  });
  expect(settingsOf({ KRISINFORMATION_URL: NEWS, MUNICIPALITY_CODE })?.newsUrl).toBe(NEWS);
});

it('this machine may be asked without https', () => {
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
    expect(settingsOf({ VMA_URL: `http://${host}`, MUNICIPALITY_CODE: '2480' })?.vmaUrl).toBe(
      `http://${host}`,
    );
  }
});

it.each([
  [{ VMA_URL: VMA }, /also need MUNICIPALITY_CODE/],
  [{ VMA_URL: VMA, MUNICIPALITY_CODE: '1180' }, /MUNICIPALITY_CODE is "1180", but there is no county 11/],
  [{ VMA_URL: 'http://vmaapi.sr.se/api/v3', MUNICIPALITY_CODE: '2480' }, /^VMA_URL has to be .* https/],
  [{ VMA_URL: 'http://127.0.0.1.example.se', MUNICIPALITY_CODE: '2480' }, /^VMA_URL has to be .* https/],
  [{ VMA_URL: 'file:///etc/passwd', MUNICIPALITY_CODE: '2480' }, /^VMA_URL has to be .* https/],
  [{ KRISINFORMATION_URL: 'ja', MUNICIPALITY_CODE: '2480' }, /^KRISINFORMATION_URL has to be/],
  [
    { KRISINFORMATION_URL: 'https://me:secret@a.se', MUNICIPALITY_CODE: '2480' },
    /^(?!.*secret)KRISINFORMATION_URL/,
  ],
])('a start with %j is refused with a sentence', (env, sentence) => {
  expect(() => settingsOf(env as Record<string, string>)).toThrow(SettingError);
  expect(() => settingsOf(env as Record<string, string>)).toThrow(sentence);
});
