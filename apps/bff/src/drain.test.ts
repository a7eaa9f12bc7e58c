import { startPlainRubicore } from '@brandpost/test-support';
import { expect, it } from 'vitest';
import { openDoor } from './open-door.fixtures.ts';

it('answers who has come in before it closes, and says meanwhile that it is on its way out', async () => {
  const upstream = await startPlainRubicore();
  const door = await openDoor(upstream.origin);
  upstream.intercept((_, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1}]'), 300);
    return true;
  });
  const calls = Array.from({ length: 20 }, (_, index) =>
    door.get(`/rubicore/core/v1/post?perPage=${index + 1}`),
  );
  await expect.poll(() => upstream.requests.length).toBe(20);
  door.readiness.isDraining = true;
  expect(await (await door.get('/readyz')).json()).toMatchObject({
    reasons: expect.arrayContaining(['draining']),
  });
  const closed = door.close();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  await closed;
  await expect(door.get('/healthz')).rejects.toThrow();
  await upstream.close();
});
