import type { Person } from '@brandpost/test-support';
import { afterAll, expect, it } from 'vitest';
import { describeOnBothEngines } from './engines.fixtures.ts';
import { ADMINISTRATOR, NEWCOMER, sharedSamlApis } from './saml.fixtures.ts';

const ONLY_THE_STATION = { SAML_REQUIRED_GROUP: 'Räddningstjänsten' };
const ONLY_KNOWN = { SAML_NEW_ACCOUNTS: 'off' };

describeOnBothEngines('who gets in of all whom the identity provider knows', (api) => {
  const samlApis = sharedSamlApis(api);
  afterAll(() => samlApis.close());
  const outcomeOf = async (env: Record<string, string>, person: Person) => {
    const saml = await samlApis.with(env);
    const before = (await saml.refusals()).length;
    const begun = await saml.begin();
    const { status } = await saml.post(begun, saml.idp.respond(begun.requestId, { person }));
    const accounts = await api.db.selectFrom('app_user').select('id').where('uid', '=', person.uid).execute();
    return { status, codes: (await saml.refusals()).slice(before), accounts: accounts.length };
  };
  const inGroups = (uid: string, ...groups: string[]): Person => ({
    ...NEWCOMER,
    uid,
    username: uid,
    groups,
  });

  it('is a member of the group that is required, and has an account made', async () => {
    const person = inGroups('member', 'Alla', 'Räddningstjänsten');
    expect(await outcomeOf(ONLY_THE_STATION, person)).toEqual({ status: 303, codes: [], accounts: 1 });
  });

  it.each([
    ['in no group', inGroups('in-none')],
    ['in another group', inGroups('in-another', 'Räddningstjänsten gäster', 'räddningstjänsten')],
  ])('is nobody %s, and no account is made', async (_name, person) => {
    const refused = { status: 403, codes: ['NOT_A_MEMBER'], accounts: 0 };
    expect(await outcomeOf(ONLY_THE_STATION, person)).toEqual(refused);
  });

  it('is no administrator who has left the group', async () => {
    const refused = { status: 403, codes: ['NOT_A_MEMBER'], accounts: 1 };
    expect(await outcomeOf(ONLY_THE_STATION, ADMINISTRATOR)).toEqual(refused);
  });

  it('is anyone who has an account, where new ones are not made', async () => {
    expect(await outcomeOf(ONLY_KNOWN, ADMINISTRATOR)).toEqual({ status: 303, codes: [], accounts: 1 });
    const refused = { status: 403, codes: ['NO_ACCOUNT'], accounts: 0 };
    expect(await outcomeOf(ONLY_KNOWN, inGroups('without'))).toEqual(refused);
  });
});
