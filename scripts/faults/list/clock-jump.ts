import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { atLeast, type FaultScript, holds } from '../criterion.ts';
import { PUBLIC_ORIGIN, startBff, startContentApi } from '../services.ts';
import { share, signIn, startVisitors } from '../visitors.ts';

const HOST = new URL(PUBLIC_ORIGIN).host;
const HALF_AN_HOUR_S = 1800;

/** F17: the clock of the BFF's machine jumps, forwards and back. */
export const clockJump: FaultScript = {
  id: 'F17',
  title: 'clock jump',
  async run({ seconds, cleanup }) {
    const api = await startContentApi(cleanup);
    const shifter = ['--import', join(import.meta.dirname, '..', 'shift-clock.ts')];
    const bff = await startBff(cleanup, api.ready.port, {}, shifter);
    const cookie = await signIn(bff.port);
    const state = async () => {
      const answer = await request(`http://127.0.0.1:${bff.port}/bff/session`, {
        headers: { host: HOST, cookie },
      });
      return ((await answer.body.json()) as { state: string }).state;
    };
    const visitors = await startVisitors(() => bff.port);
    await wait(1000);
    const faultMs = performance.now();
    const states: string[] = [];
    for (const shift of [HALF_AN_HOUR_S, -HALF_AN_HOUR_S]) {
      bff.child.send({ shiftSeconds: shift });
      await wait((seconds * 1000) / 4);
      states.push(await state());
    }
    bff.child.send({ shiftSeconds: 13 * 3600 });
    await wait((seconds * 1000) / 4);
    const late = await state();
    const pages = visitors.since(faultMs, 'page');
    await visitors.stop();
    return [
      atLeast(
        `good public pages of ${pages.length}`,
        share(pages, ({ isGood }) => isGood),
        1,
      ),
      holds(
        'half an hour either way signs nobody out',
        states.every((one) => one === 'signed-in'),
        states.join(', '),
      ),
      holds('thirteen hours end a session', late === 'anonymous', late),
    ];
  },
};
