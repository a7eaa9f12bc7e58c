import { latePart } from '../../article/late-part.tsx';

/** The picture of calm, which nobody loads who reads of a crisis. */
export const calmLake = latePart(async () => (await import('../../illustrations/calm-lake.tsx')).CalmLake);
