import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserFetch } from './browser-fetch.ts';
import { answerConfirmations } from './confirmation.ts';

const refused = () =>
  new Response(JSON.stringify({ code: 'CONFIRMATION_NEEDED', message: 'Bekräfta' }), { status: 403 });
const init = { method: 'PUT', headers: {}, body: '{"a":1}' };

describe('a call that asks who one is again', () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  const answering = (...answers: Response[]) => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (target: string, request: unknown) => {
      sent.push([target, request]);
      return answers.shift();
    });
    return sent;
  };

  it('is sent again, as it was, once that is shown', async () => {
    const sent = answering(refused(), new Response('{"ok":true}'));
    stop = answerConfirmations(async () => true);
    const answer = await browserFetch('/rubicore/x', init, () => '/');
    expect([answer.status, sent.length]).toEqual([200, 2]);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('stays refused when it is not', async () => {
    const sent = answering(refused());
    stop = answerConfirmations(async () => false);
    expect((await browserFetch('/rubicore/x', init, () => '/')).status).toBe(403);
    expect(sent).toHaveLength(1);
  });

  it('is asked about once, however many wait for it', async () => {
    answering(refused(), refused(), new Response('{}'), new Response('{}'));
    let times = 0;
    stop = answerConfirmations(async () => {
      times += 1;
      return true;
    });
    const send = (path: string) => browserFetch(path, init, () => '/');
    await Promise.all([send('/rubicore/x'), send('/rubicore/y')]);
    expect(times).toBe(1);
  });
});
