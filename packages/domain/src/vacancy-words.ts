import { formatDate } from '@brandpost/swedish';
import type { EmploymentForm, Vacancy } from './entities/vacancy.ts';

/** What forms of employment are called; empty where there is nothing to say. */
export const employmentFormNames: Readonly<Record<EmploymentForm, string>> = {
  'full-time': 'Tillsvidare, heltid',
  'part-time': 'Tillsvidare, deltid',
  'fixed-term': 'Visstid',
  hourly: 'Timanställning',
  'on-call': 'Beredskap vid sidan av annat jobb',
  internship: 'Praktik',
  other: '',
};

/** What lists say of a vacancy beneath its title: where one works and until when one can apply. */
export function vacancyInShort({ place, lastDay }: Pick<Vacancy, 'place' | 'lastDay'>): string {
  const until = lastDay === null ? 'Sök när som helst' : `Sök senast ${formatDate(`${lastDay}T12:00:00Z`)}`;
  return [place, until].filter((part) => part !== '').join(' · ');
}
