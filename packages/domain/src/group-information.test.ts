import { expect, it } from 'vitest';
import { reachesOnlyGroups } from './group-information.ts';

const nobody = { nodeIds: [], categoryIds: [], userIds: [] };

it('reaches a leader’s own groups alone when it names nothing but them', () => {
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [2] }, [2, 3])).toBe(true);
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [2, 3] }, [2, 3])).toBe(true);
});

it('reaches further when it names no group, another one, everybody, a job role or a person', () => {
  expect(reachesOnlyGroups(nobody, [2])).toBe(false);
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [2, 4] }, [2])).toBe(false);
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [1] }, [2])).toBe(false);
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [2], categoryIds: [7] }, [2])).toBe(false);
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [2], userIds: [7] }, [2])).toBe(false);
  expect(reachesOnlyGroups({ ...nobody, nodeIds: [2] }, [])).toBe(false);
});
