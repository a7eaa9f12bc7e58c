export { headingLook } from '../blocks/heading/look.ts';
export type { BlockFrame, HeadingLevel } from '../view-parts/content-context.ts';
export { proseLook } from '../view-parts/prose-look.ts';
export type { ContentResources, LinkResource, MediaResource } from '../view-parts/resources.ts';
export { ContentView, type ContentViewProps } from './content-view.tsx';
