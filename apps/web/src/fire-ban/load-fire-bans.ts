import type { Services } from '../api/services.ts';
import type { KnownFireBans } from '../queries/fire-bans.ts';
import type { FireAnswer } from './fire-answer.tsx';

let answer: typeof FireAnswer | null = null;

/** What shows the answer; null until it is loaded. */
export function fireAnswer(): typeof FireAnswer | null {
  return answer;
}

/** The HTML from the server needs it only when something else is to be said than stands there. */
export async function loadFireAnswer(): Promise<void> {
  answer ??= (await import('./fire-answer.tsx')).FireAnswer;
}

/** What is known of fires, and what shows it; null where the API has no such thing. */
export async function loadFireBans(services: Services): Promise<KnownFireBans | null> {
  const [{ wantFireBans }] = await Promise.all([import('../queries/fire-bans.ts'), loadFireAnswer()]);
  return await wantFireBans(services);
}
