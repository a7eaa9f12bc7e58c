/** Licences that go together with ours (EUPL-1.2) in a service that is run and passed on. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EUPL-1.2',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** `pnpm licenses list --json`: packages under each licence. */
export type LicenceList = Record<string, { name: string }[]>;

/**
 * Packages that cannot be used under our licence, one sentence each.
 * @returns an empty list when all is well
 */
export function licenceProblems(list: LicenceList): string[] {
  return Object.entries(list)
    .filter(([licence]) => !isCompatible(licence))
    .flatMap(([licence, packages]) =>
      packages.map(
        ({ name }) => `${name} is licensed under ${licence}, which scripts/check/licences.ts does not list.`,
      ),
    );
}

/** Source: SPDX expressions; of an OR one has to fit, of an AND all. */
function isCompatible(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => COMPATIBLE.has(licence.trim())));
}
