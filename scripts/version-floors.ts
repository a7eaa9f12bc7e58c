import { satisfies } from 'semver';

type Floor = {
  name: string;
  /** What may be installed, as a semver range. */
  allowed: string;
  /** What is wrong below it. */
  why: string;
};

/** Packages with known holes below a version. One that is not installed at all is fine. */
export const FLOORS: readonly Floor[] = [
  { name: 'fastify', allowed: '>=5.12.2', why: 'forged X-Forwarded headers, CVE-2026-16732' },
  {
    name: '@fastify/http-proxy',
    allowed: '>=11.4.4',
    why: 'a Connection header takes away what the proxy adds, CVE-2026-33805',
  },
  { name: '@fastify/reply-from', allowed: '>=12.6.2', why: 'CVE-2026-33805' },
  { name: '@fastify/static', allowed: '>=10.1.1', why: 'path traversal past route guards, CVE-2026-15074' },
  { name: 'undici', allowed: '>=7.29.0', why: 'private answers from a shared cache, CVE-2026-13697' },
  { name: 'fast-uri', allowed: '>=3.1.9 <4 || >=4.2.3', why: 'host confusion and dot segments' },
  { name: '@node-saml/node-saml', allowed: '>=5.1.0', why: 'assertions read unsigned, CVE-2025-54419' },
  { name: 'xml-crypto', allowed: '>=6.0.1', why: 'signatures that can be moved, CVE-2025-29774' },
  { name: 'sanitize-html', allowed: '>=2.17.5', why: 'raw text let through, CVE-2026-44990' },
  { name: 'dompurify', allowed: '>=3.4.12', why: 'a dozen advisories of 2026' },
  { name: 'sharp', allowed: '>=0.35.0', why: 'its decoders of GIF and TIFF, CVE-2026-114113' },
  { name: 'react-router', allowed: '>=7.18.0', why: 'links to other hosts by a backslash, CVE-2026-53669' },
  { name: 'react', allowed: '>=19.2.3', why: 'the floor of the security review' },
];

/** Server Components are not used, and a whole class of holes with them (CVE-2025-55182). */
const NEVER = /^react-server-dom-/;

export type LockedPackage = { name: string; version: string };

/** Every package in a pnpm lock file, once for each version. */
export function lockedPackages(lockfile: string): LockedPackage[] {
  const section = /^packages:\n(.*?)(?=^\S|$(?![\s\S]))/ms.exec(lockfile)?.[1] ?? '';
  return Array.from(
    section.matchAll(/^ {2}'?(@?[^@'\s]+)@([^'\s:]+)'?:$/gm),
    ([, name = '', version = '']) => ({
      name,
      version,
    }),
  );
}

/**
 * What must not be installed, one sentence each.
 * @returns an empty list when all is well
 */
export function versionProblems(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ name, version }) => {
    if (NEVER.test(name)) return [`${name} ${version} must not be installed: no Server Components here.`];
    const floor = FLOORS.find((known) => known.name === name);
    if (floor === undefined || satisfies(version, floor.allowed)) return [];
    return [`${name} ${version} is below ${floor.allowed}: ${floor.why}.`];
  });
}
