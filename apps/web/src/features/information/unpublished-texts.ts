/** Over pages that their writers see before, or after, their readers do. */
export const unpublishedTexts = {
  label: 'Inte publicerad',
  toCome: (when: string) => `Inte publicerad. Publiceras ${when}.`,
  draft: 'Inte publicerad. Det här är ett utkast.',
  ended: (when: string) => `Inte publicerad. Avpublicerades ${when}.`,
  trash: 'Inte publicerad. Ligger i papperskorgen.',
  onlyEditors: 'Bara de som får redigera ser den.',
  edit: 'Redigera',
} as const;
