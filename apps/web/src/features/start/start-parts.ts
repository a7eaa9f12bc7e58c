import { latePart } from '../../article/late-part.tsx';

/** What lies behind the first screen: decoration alone. */
export const landscape = latePart(async () => (await import('./start-late.ts')).Landscape);

/** All below the first screen. Nothing in it answers to presses but links and what editors wrote. */
export const startSections = latePart(async () => (await import('./start-late.ts')).StartSections);
