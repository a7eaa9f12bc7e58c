/** Texts of the vacancies on the start page. */
export const openVacanciesTexts = {
  title: 'Lediga jobb',
  all: 'Alla lediga jobb',
} as const;
