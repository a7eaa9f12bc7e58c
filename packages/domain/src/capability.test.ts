import { describe, expect, it } from 'vitest';
import { capabilityLabel, capabilityValue, effectiveGrants, isAdministrator } from './capability.ts';

const grants = [
  { key: 'create_post', value: true },
  { key: 'delete_post', value: false },
];

describe('a single capability', () => {
  it('has its value, or none where it is missing', () => {
    expect(capabilityValue(grants, 'create_post')).toBe(true);
    expect(capabilityValue(grants, 'delete_post')).toBe(false);
    expect(capabilityValue(grants, 'publish_post')).toBeUndefined();
    expect(capabilityValue([], 'constructor')).toBeUndefined();
  });

  it('is denied where it stands twice with different values', () => {
    expect(capabilityValue([...grants, { key: 'create_post', value: false }], 'create_post')).toBe(false);
  });

  it('is called Saknas, Nekad or Beviljad', () => {
    expect([undefined, false, true].map(capabilityLabel)).toEqual(['Saknas', 'Nekad', 'Beviljad']);
  });
});

describe('own grants and roles together', () => {
  const editor = { key: 'editor', capabilities: grants };
  const trainee = {
    key: 'trainee',
    capabilities: [
      { key: 'create_post', value: false },
      { key: 'delete_post', value: true },
    ],
  };
  const administrator = {
    key: 'rubicore-administrator',
    capabilities: [{ key: 'manage_user', value: false }],
  };

  it('let a denial win among the roles, in whatever order they come', () => {
    const expected = [
      { key: 'create_post', value: false },
      { key: 'delete_post', value: false },
    ];
    expect(effectiveGrants([], [editor, trainee])).toEqual(expected);
    expect(effectiveGrants([], [trainee, editor])).toEqual(expected);
  });

  it("let the user's own value override the roles, both ways", () => {
    const own = [
      { key: 'create_post', value: false },
      { key: 'delete_post', value: true },
    ];
    expect(effectiveGrants(own, [editor])).toEqual(own);
  });

  it('keep what only one of them names and leave the rest missing', () => {
    const effective = effectiveGrants([{ key: 'masquerade_user', value: true }], [editor]);
    expect(effective.map(({ key }) => key)).toEqual(['create_post', 'delete_post', 'masquerade_user']);
  });

  it('give an administrator everything', () => {
    const own = [{ key: 'create_post', value: false }];
    expect(effectiveGrants(own, [trainee, administrator], ['publish_alert'])).toEqual(
      ['create_post', 'delete_post', 'manage_user', 'publish_alert'].map((key) => ({ key, value: true })),
    );
  });

  it('give no one else what merely exists', () => {
    expect(effectiveGrants([], [], ['publish_alert'])).toEqual([]);
  });
});

it('knows an administrator by the role', () => {
  expect(isAdministrator({ roles: [{ key: 'editor' }, { key: 'rubicore-administrator' }] })).toBe(true);
  expect(isAdministrator({ roles: [{ key: 'administrator' }] })).toBe(false);
  expect(isAdministrator({ roles: [] })).toBe(false);
});
