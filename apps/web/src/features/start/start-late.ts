/* One file, loaded when the start page has something else to show than its HTML does. */
export { Landscape } from '@brandpost/ui';
export { StartSections } from './start-sections.tsx';
