import { keepTogether } from '@brandpost/swedish';
import { createElement, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { readProps } from '../../read-props.ts';
import { type RichElement, type RichNode, readRichText } from '../../rich-text/read-rich-text.ts';
import { withContactLinks } from '../../rich-text/with-contact-links.ts';
import { type BlockViewProps, type HeadingLevel, useOutlinePlace } from '../../view-parts/content-context.ts';
import { ContentLink } from '../../view-parts/content-link.tsx';
import { proseLook } from '../../view-parts/prose-look.ts';
import { html } from './definition.ts';

/** Rich text. */
export function HtmlView({ node }: BlockViewProps) {
  const { level } = useOutlinePlace(node);
  return <RichText html={readProps(html, node).html} topLevel={level} />;
}

const Prose = styled.div`
  ${proseLook}
`;

/**
 * Rich text as React elements; never as HTML, so that nothing in it can become markup that is not on the list.
 * @param topLevel level of the largest heading within
 */
function RichText({ html, topLevel }: { html: string; topLevel: HeadingLevel }) {
  const nodes = useMemo(() => withContactLinks(readRichText(html)), [html]);
  if (nodes.length === 0) return null;
  return <Prose>{render(nodes, headingLevels(topLevel))}</Prose>;
}

function render(nodes: readonly RichNode[], levelOf: (size: number) => HeadingLevel): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? keepTogether(node) : renderElement(node, index, levelOf),
  );
}

function renderElement(node: RichElement, key: number, levelOf: (size: number) => HeadingLevel): ReactNode {
  const { tag, href, opensNewTab, children } = node;
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a' && href !== null) {
    return (
      <ContentLink key={key} href={href} opensNewTab={opensNewTab}>
        {render(children, levelOf)}
      </ContentLink>
    );
  }
  const element = tag.startsWith('h') ? `h${levelOf(Number(tag[1]))}` : tag;
  return createElement(element, { key }, ...render(children, levelOf));
}

/** Levels for the headings of one text, called in reading order: each is one below the nearest larger one before it. */
function headingLevels(topLevel: HeadingLevel): (size: number) => HeadingLevel {
  const sizes: number[] = [];
  return (size) => {
    while (sizes.length > 0 && (sizes.at(-1) ?? 0) >= size) sizes.pop();
    sizes.push(size);
    return Math.min(6, topLevel + sizes.length - 1) as HeadingLevel;
  };
}
