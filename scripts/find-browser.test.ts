import { describe, expect, it } from 'vitest';
import { findBrowser, findWholeBrowser } from './find-browser.ts';

function machine(platform: NodeJS.Platform, programs: string[], env: Record<string, string> = {}) {
  return findBrowser({ env, platform, isProgram: (path) => programs.includes(path) });
}

describe('the browser for tests', () => {
  it.each<[NodeJS.Platform, string, Record<string, string>]>([
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/opt/bin/google-chrome', { PATH: '/usr/local/bin:/opt/bin' }],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium', { HOME: '/Users/a' }],
    [
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { PROGRAMFILES: 'C:\\Program Files' },
    ],
  ])('is found on %s at %s', (platform, path, env) => {
    expect(machine(platform, [path], env)).toBe(path);
  });

  it('is the one without windows where there are several', () => {
    const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(machine('linux', programs)).toBe('/usr/bin/chromium-headless-shell');
    const whole = findWholeBrowser({
      env: {},
      platform: 'linux',
      isProgram: (path) => programs.includes(path),
    });
    expect(whole).toBe('/usr/bin/chromium');
  });

  it('is the one that CHROME_PATH names, and none other when that one is missing', () => {
    const env = { CHROME_PATH: '/opt/chrome' };
    expect(machine('linux', ['/usr/bin/chromium', '/opt/chrome'], env)).toBe('/opt/chrome');
    expect(() => machine('linux', ['/usr/bin/chromium'], env)).toThrow('CHROME_PATH');
  });

  it('may be missing, and then the error says how to get one', () => {
    expect(() => machine('linux', [])).toThrow(/install one .* or set CHROME_PATH/);
  });
});
