import { seedFolder } from './seeded-folder.ts';

/** Before all journeys. */
export default seedFolder;
