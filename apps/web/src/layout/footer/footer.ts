import { latePart } from '../../article/late-part.tsx';

/** The footer: nothing in it changes, so that visitors load what writes it only on the way from a page that has none. */
export const footer = latePart(async () => (await import('./footer-view.tsx')).FooterView);
