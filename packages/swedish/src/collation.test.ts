import { expect, it } from 'vitest';
import { compareSwedish } from './collation.ts';

it('sorts å, ä and ö last and keeps v and w apart', () => {
  const sorted = 'Ulf,Vallin,Vik,Vår,Wallin,Wik,Zebra,Ångermanland,Ås,æ,Äpple,ø,Öland'.split(',');
  expect([...sorted].reverse().sort(compareSwedish)).toEqual(sorted);
});

it('sorts the stations as a reader expects', () => {
  const stations = ['Öreforsen', 'Älvkulla', 'Norråmo', 'Åsbruk'];
  expect(stations.sort(compareSwedish)).toEqual(['Norråmo', 'Åsbruk', 'Älvkulla', 'Öreforsen']);
});

it('sorts numbers by their value', () => {
  expect(['Larm 10', 'Larm 9', 'Larm 100'].sort(compareSwedish)).toEqual(['Larm 9', 'Larm 10', 'Larm 100']);
});
