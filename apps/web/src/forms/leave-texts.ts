/** The question before something unsaved is left, where what is unsaved needs no words of its own. */
export const leaveTexts = {
  title: 'Du har ändringar som inte är sparade',
  text: 'De försvinner om du går vidare.',
  stay: 'Stanna kvar',
  leave: 'Lämna ändå',
} as const;
