export { headingLook } from '../heading/look.ts';
export { proseLook } from '../rich-text/prose-look.ts';
export type { BlockFrame } from './content-context.ts';
export { ContentView, type ContentViewProps } from './content-view.tsx';
export type { HeadingLevel } from './outline.ts';
export type { ContentResources, LinkResource, MediaResource } from './resources.ts';
