import type { Services } from '../../api/services.ts';
import { latePart } from '../../article/late-part.tsx';
import type { VacancySummary } from '../../queries/vacancies.ts';

/** What one can apply for, as part of the start page. */
export const vacanciesPart = latePart(async () => (await import('./open-vacancies.tsx')).OpenVacancies);

/** The vacancies that one can apply for, and what shows them. */
export async function loadVacancies(services: Services): Promise<VacancySummary[]> {
  const [{ fetchOpenVacancies }] = await Promise.all([
    import('../../queries/vacancies.ts'),
    vacanciesPart.load(),
  ]);
  return await fetchOpenVacancies(services);
}
