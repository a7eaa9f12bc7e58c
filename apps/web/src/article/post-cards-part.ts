import { latePart } from './late-part.tsx';

/** The cards of a post, which say what they said in the HTML until the post changes. */
export const postCards = latePart(async () => (await import('./post-cards.tsx')).DrawPostCards);
