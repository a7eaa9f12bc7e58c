import { latePart } from '../../article/late-part.tsx';

/** The picture beside what went wrong, which nobody loads who finds what they come for. */
export const errorPicture = latePart(async () => (await import('./draw-error-picture.tsx')).DrawErrorPicture);
