import { setTimeout as wait } from 'node:timers/promises';

const MOST_TRIES = 40;

type Answer = { status: number | (() => number) };

/** What is answered once the service has time for it: on a busy machine it refuses calls before it looks at them. */
export async function answered<Answered extends Answer>(call: () => Promise<Answered>): Promise<Answered> {
  let answer = await call();
  for (let tries = 1; isRefused(answer) && tries < MOST_TRIES; tries += 1) {
    await wait(250);
    answer = await call();
  }
  return answer;
}

function isRefused(answer: Answer): boolean {
  return (typeof answer.status === 'function' ? answer.status() : answer.status) === 503;
}
