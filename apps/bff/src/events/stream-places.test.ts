import { expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

it('one network takes fifty places for open pages at most, and those that are given back are free again', () => {
  const places = createStreamPlaces();
  const take = (ip: string) => places.take({ ip, sessionKey: null });
  const held = Array.from({ length: 50 }, (_, host) => take(`2001:db8:1:2::${host.toString(16)}`));
  expect(() => take('2001:db8:1:2:ffff::1')).toThrow('För många');
  take('2001:db8:1:3::1');
  places.take({ ip: '2001:db8:1:2::1', sessionKey: 'a session in the same building' });
  held[0]?.();
  take('2001:db8:1:2::1');
});
