import { latePart } from '../article/late-part.tsx';

/** What a vacancy is and how one applies, as part of a post's page. */
export const vacancyPart = latePart(async () => (await import('./vacancy-facts.tsx')).VacancyFacts);
