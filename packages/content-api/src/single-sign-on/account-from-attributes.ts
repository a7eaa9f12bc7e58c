import type { AttributeMap, SamlField } from '../config/saml-attributes.ts';
import type { VerifiedAssertion } from '../saml/read-assertion.ts';
import { SamlRefusal } from '../saml/saml-refusal.ts';
import { nameErrors } from '../users/account-rules.ts';

/** What an identity provider asserts about a person, as far as an account has it. Empty: nothing was asserted. */
export type AssertedAccount = {
  uid: string;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  groups: readonly string[];
};

const MAX_LENGTH = 100;

/**
 * Reads an account from attributes by the names that the settings accept; other attributes are ignored.
 * @throws SamlRefusal without exactly one usable uid
 */
export function accountFrom(
  attributes: VerifiedAssertion['attributes'],
  accepted: AttributeMap,
): AssertedAccount {
  const byName = new Map(attributes);
  const rawValuesOf = (field: SamlField) =>
    accepted[field].map((name) => byName.get(name) ?? []).find((values) => values.length > 0) ?? [];
  const valuesOf = (field: SamlField) => rawValuesOf(field).map((value) => value.trim());
  const first = (field: SamlField) => valuesOf(field)[0]?.slice(0, MAX_LENGTH) ?? '';
  const uids = rawValuesOf('uid');
  const [uid = ''] = uids;
  // Anyone who may choose a uid with spaces around it must not become somebody else by it.
  if (uids.length !== 1 || uid.length > MAX_LENGTH || uid !== uid.trim())
    throw new SamlRefusal('UID', `${uids.length} values`);
  const firstName = first('firstName');
  const lastName = first('lastName');
  const displayName = first('displayName') || `${firstName} ${lastName}`.trim();
  return {
    uid,
    username: usableUsername([first('username'), uid]),
    firstName,
    lastName,
    displayName,
    email: first('email'),
    groups: valuesOf('groups'),
  };
}

/** The first that keeps our rule for user names; identity providers have others, such as `DOMAIN\name`. */
function usableUsername(candidates: readonly string[]): string {
  const names = { uid: 'x', firstName: 'x', lastName: 'x' };
  return candidates.find((username) => nameErrors({ ...names, username }).length === 0) ?? '';
}
