import type { ContentNode } from '@brandpost/domain';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentView, type ContentViewProps } from './content-view.tsx';
import { resources } from './resources.fixtures.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** The HTML of a page of these blocks. */
export function htmlOf(nodes: ContentNode | ContentNode[], props: Partial<ContentViewProps> = {}): string {
  const list = Array.isArray(nodes) ? nodes : [nodes];
  return renderToStaticMarkup(<ContentView nodes={list} resources={resources} {...props} />);
}

/** The same without what only the looks and the anchors are made of, for comparing whole. */
export function plainHtmlOf(
  nodes: ContentNode | ContentNode[],
  props: Partial<ContentViewProps> = {},
): string {
  const html = htmlOf(nodes, props).replaceAll(/ (?:class="[^"]*"|id="del-[^"]*")/g, '');
  return html.replace(/^<div>(.*)<\/div>$/s, '$1');
}

/** Every element of a piece of HTML, in reading order. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = parseFragment(html).childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    elements.push(node);
    waiting.push(...node.childNodes.toReversed());
  }
  return elements;
}

export function attributeOf(element: Element | undefined, name: string): string | null {
  return element?.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}
