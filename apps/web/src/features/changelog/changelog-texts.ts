/** Texts around the release notes. */
export const changelogTexts = {
  description: 'Nytt i webbplatsens system, version för version.',
  version: (version: string) => `Version ${version}`,
} as const;
