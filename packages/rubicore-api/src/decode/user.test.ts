import { describe, expect, it } from 'vitest';
import { decodeUser } from './user.ts';

/** What SPEC section 3 fixes, and no more. */
const MINIMAL = { id: 7, uid: 'u7', username: 'bengt01' };

describe('a user from an upstream', () => {
  it('is whole, however little is decoded of it', () => {
    expect(decodeUser(MINIMAL)).toEqual({
      user: {
        ...MINIMAL,
        firstName: '',
        lastName: '',
        displayName: 'bengt01',
        roles: [],
        groups: [],
        jobs: [],
        capabilities: [],
        meta: null,
        profile: null,
      },
      hasGroups: false,
      hasJobs: false,
    });
  });

  it('keeps what is decoded, and numbers of groups that come as records', () => {
    const decoded = decodeUser({
      ...MINIMAL,
      firstName: 'Bengt',
      lastName: 'Testberg',
      roles: [{ key: 'rubicore-administrator' }, { id: 1 }, null],
      groups: [{ id: 3, name: 'Station' }, 4, 'x'],
      jobs: [],
      capabilities: [{ key: 'create_post', value: true }, { value: true }],
      meta: { read_post: '[1]', readInformation: 7 },
      profile: { phone: '070-1740605', interests: ['a', 1] },
    });
    expect(decoded).toMatchObject({ hasGroups: true, hasJobs: true });
    expect(decoded?.user).toMatchObject({
      displayName: 'Bengt Testberg',
      roles: [{ id: 0, key: 'rubicore-administrator', name: 'rubicore-administrator' }],
      groups: [3, 4],
      capabilities: [{ key: 'create_post', value: true }],
      meta: { read_post: '[1]', readInformation: '[]', readMessage: '[]' },
      profile: { phone: '070-1740605', email: '', interests: ['a'] },
    });
  });

  it.each([null, [], 'x', {}, { id: 7 }, { username: 'x' }, { id: 'x', username: 'x' }])(
    'is none: %j',
    (wire) => {
      expect(decodeUser(wire)).toBeNull();
    },
  );
});
