import type { Capability } from '@brandpost/domain';
import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { adminRightsTexts } from './admin-rights-texts.ts';
import type { Right } from './right.ts';

const { sources } = adminRightsTexts;

/** The rights of a user: their own word on each, what holds in the end, and whose word that is. */
export function userRights(
  all: readonly Capability[],
  explanations: readonly CapabilityExplanation[],
): Right[] {
  return all.map(({ key, description }) => {
    const found = explanations.find((one) => one.key === key);
    return {
      key,
      description,
      value: found?.own ?? null,
      outcome: { value: found?.value ?? null, source: found === undefined ? '' : sourceOf(found) },
    };
  });
}

function sourceOf({ decidedBy, value, roles }: CapabilityExplanation): string {
  if (decidedBy !== 'role') return sources[decidedBy];
  // Of roles that disagree only those that deny decide.
  const deciding = roles.filter((role) => role.value === value);
  return sources.role(deciding.map(({ name }) => name).join(', '));
}
