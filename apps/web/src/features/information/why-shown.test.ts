import { expect, it } from 'vitest';
import type { ProfileData, StaffPost } from '../../queries/profile.ts';
import { whyShown } from './why-shown.ts';

const KNOWN: Pick<ProfileData, 'user' | 'nodes' | 'jobs'> = {
  user: {
    ...{ id: 7, uid: 'u', username: 'u', firstName: '', lastName: '', displayName: '' },
    ...{ roles: [], groups: [1, 3], jobs: [11], capabilities: [], meta: null, profile: null },
  },
  nodes: [
    { id: 1, name: 'Räddningstjänsten', value: null, parent: null },
    { id: 3, name: 'Station Åsbruk', value: null, parent: 1 },
    { id: 4, name: 'Station Älvkulla', value: null, parent: 1 },
  ],
  jobs: [{ id: 11, key: 'rib', name: 'Brandman i beredskap (RIB)', type: 'pidjob', nodeIds: [] }],
};
const post = (targets: Partial<StaffPost>): StaffPost => ({
  ...{ id: 1, type: 'info', title: '', excerpt: '', slug: '', publishedDate: null, pseudoAuthor: '' },
  ...{ nodeIds: [], categoryIds: [], userIds: [], acknowledgeBy: null, acknowledgementRound: 1, alert: null },
  ...targets,
});

it.each([
  ['Till dig', { userIds: [7, 8], nodeIds: [1] }],
  ['För Station Åsbruk', { nodeIds: [3, 4] }],
  ['För brandman i beredskap (RIB)', { nodeIds: [1], categoryIds: [10, 11] }],
  ['Till dig, och för Station Åsbruk', { userIds: [7], nodeIds: [3] }],
  ['För Station Åsbruk och brandman i beredskap (RIB)', { nodeIds: [3], categoryIds: [11] }],
  ['För alla', { nodeIds: [1] }],
] as [string, Partial<StaffPost>][])('says %j of a post', (words, targets) => {
  expect(whyShown(post(targets), KNOWN)).toBe(words);
});
