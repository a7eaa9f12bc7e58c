import { type Capability, type CapabilityGrant, capabilityLabel } from '@brandpost/domain';

/** What is said on a capability: true Beviljad, false Nekad, null Saknas. Source: SPEC section 6. */
export type RightValue = boolean | null;

/** A line of the rights table. */
export type Right = Capability & {
  value: RightValue;
  /** What holds in the end and why, where that may be another; null for roles. */
  outcome: { value: RightValue; source: string } | null;
};

export type RightChange = { key: string; description: string; before: RightValue; after: RightValue };

/** The rights that a list of grants says something on, and those that it does not. */
export function rightsFrom(all: readonly Capability[], grants: readonly CapabilityGrant[]): Right[] {
  return all.map(({ key, description }) => ({
    key,
    description,
    value: grants.find((grant) => grant.key === key)?.value ?? null,
    outcome: null,
  }));
}

/** What is other than it was. */
export function changesOf(
  rights: readonly Right[],
  chosen: Readonly<Record<string, RightValue>>,
): RightChange[] {
  return rights.flatMap(({ key, description, value }) => {
    const after = chosen[key];
    return after === undefined || after === value ? [] : [{ key, description, before: value, after }];
  });
}

export function labelOf(value: RightValue): string {
  return capabilityLabel(value ?? undefined);
}
