import { latePart } from '../../article/late-part.tsx';

const load = () => import('./footer-view.tsx');

/** The footer: nothing in it changes, so that visitors load what writes it only on the way from a page that has none. */
export const footer = latePart(async () => (await load()).FooterView);

/** The ways to other languages, which change as little. */
export const languageLinks = latePart(async () => (await load()).LanguageLinks);
