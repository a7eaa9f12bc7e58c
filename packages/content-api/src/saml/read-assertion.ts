import type { SamlSubject } from '../db/schema.ts';
import { confirmationOf } from './check-assertion.ts';
import { instantOf } from './check-times.ts';
import { SamlRefusal } from './saml-refusal.ts';
import { attributeOf, childrenOf, onlyChild, plainText } from './xml-elements.ts';

/** What is taken from an assertion that has passed every check. */
export type VerifiedAssertion = {
  id: string;
  notOnOrAfterMs: number;
  subject: SamlSubject;
  /** When the identity provider wants the session to end, if it says so. */
  sessionEndMs: number | null;
  /** Names with their values as they were sent, spaces around them included, in that order. */
  attributes: readonly (readonly [name: string, values: readonly string[]])[];
};

const MAX_VALUE_LENGTH = 1_000;

/** Reads an assertion; call it with one that is verified and checked. */
export function readAssertion(assertion: Element): VerifiedAssertion {
  const id = attributeOf(assertion, 'ID');
  const end = instantOf(confirmationOf(assertion), 'NotOnOrAfter');
  const subject = onlyChild(assertion, 'assertion', 'Subject');
  const nameId = subject === null ? null : onlyChild(subject, 'assertion', 'NameID');
  if (id === null || end === null || nameId === null) throw new SamlRefusal('NAME_ID');
  const statement = onlyChild(assertion, 'assertion', 'AuthnStatement');
  return {
    id,
    notOnOrAfterMs: end,
    subject: {
      ...subjectFrom(nameId),
      sessionIndex: statement ? attributeOf(statement, 'SessionIndex') : null,
    },
    sessionEndMs: statement ? instantOf(statement, 'SessionNotOnOrAfter') : null,
    attributes: attributesOf(assertion),
  };
}

/** A NameID with what qualifies it. */
export function subjectFrom(nameId: Element): Omit<SamlSubject, 'sessionIndex'> {
  return {
    nameId: plainText(nameId) ?? '',
    format: attributeOf(nameId, 'Format'),
    nameQualifier: attributeOf(nameId, 'NameQualifier'),
    spNameQualifier: attributeOf(nameId, 'SPNameQualifier'),
  };
}

function attributesOf(assertion: Element): [string, string[]][] {
  const valuesByName = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, 'assertion', 'AttributeStatement')) {
    for (const attribute of childrenOf(statement, 'assertion', 'Attribute')) {
      const name = attributeOf(attribute, 'Name') ?? '';
      const values = childrenOf(attribute, 'assertion', 'AttributeValue').flatMap(
        (value) => plainText(value) ?? [],
      );
      const usable = values.filter((value) => value.trim() !== '' && value.length <= MAX_VALUE_LENGTH);
      valuesByName.set(name, [...(valuesByName.get(name) ?? []), ...usable]);
    }
  }
  return [...valuesByName];
}
