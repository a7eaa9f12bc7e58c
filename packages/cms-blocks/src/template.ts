import type { ContentNode } from '@brandpost/domain';
import { accordion } from './blocks/accordion/definition.ts';
import { eService } from './blocks/e-service/definition.ts';
import { html } from './blocks/html/definition.ts';
import { newBlock } from './new-block.ts';

export type TemplateName = 'news' | 'page';

/**
 * What a new post begins with. Source: SPEC section 3, CMS content, Templates.
 * @param newId gives a new, unique id each time
 */
export function templateFor(name: TemplateName, newId: () => string): ContentNode[] {
  if (name === 'news') return [newBlock(html, newId())];
  const eServices = newBlock(eService, newId());
  return [
    newBlock(accordion, newId()),
    { ...eServices, props: { ...eServices.props, title: 'E-tjänster' } },
    newBlock(html, newId()),
  ];
}
