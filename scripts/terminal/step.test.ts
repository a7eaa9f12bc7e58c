import { describe, expect, it } from 'vitest';
import { step, type Terminal } from './step.ts';

function recorded(isTTY: boolean): { terminal: Terminal; text(): string } {
  const written: string[] = [];
  return { terminal: { isTTY, write: (text) => written.push(text) }, text: () => written.join('') };
}

describe('a step', () => {
  it('is one line in a log, with a tick and seconds', async () => {
    const { terminal, text } = recorded(false);
    await step('Build', async () => ({ ok: true }) as const, terminal);
    expect(text()).toMatch(/^ {2}Build +✓ +\d+\.\d s\n$/);
  });

  it('gets a cross when it fails, and gives its output back', async () => {
    const { terminal, text } = recorded(false);
    const result = await step('Build', async () => ({ ok: false, output: 'why' }) as const, terminal);
    expect(result.output).toBe('why');
    expect(text()).toContain('✗');
  });

  it('gets a cross when the work throws, and the error goes on', async () => {
    const { terminal, text } = recorded(false);
    const broken = step('Build', () => Promise.reject(new Error('no')), terminal);
    await expect(broken).rejects.toThrow('no');
    expect(text()).toContain('✗');
  });

  it('spins on a terminal and leaves one line behind', async () => {
    const { terminal, text } = recorded(true);
    await step('Build', async () => ({ ok: true }) as const, terminal);
    expect(text()).toContain('⠋ Build');
    expect(text().split('\r\x1b[K').at(-1)).toMatch(/✓.* Build +\d+\.\d s\n$/);
  });
});
