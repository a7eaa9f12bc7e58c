/* One chunk, loaded by those who go on to an alert with an area, or look at one again. */
export { DrawnArea } from './drawn-area.tsx';
export { fetchAreaMap } from './fetch-area-map.ts';
export { SharedArea } from './shared-area.tsx';
