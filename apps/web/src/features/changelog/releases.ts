/** What has changed in one version, written for those who use the site. */
export type Release = { version: string; date: string; changes: readonly string[] };

const files = import.meta.glob<Release>('../../../../../changelog/*.json', {
  eager: true,
  import: 'default',
});

/** Every release, newest first. One file each in the changelog folder at the project's root. */
export const releases: readonly Release[] = Object.values(files).toSorted((a, b) =>
  a.date < b.date ? 1 : -1,
);
