import { createElement, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { ContentLink } from '../react/content-link.tsx';
import { colour, linkLook, MEASURE, radius } from '../react/look.ts';
import type { HeadingLevel } from '../react/outline.ts';
import { type RichElement, type RichNode, readRichText } from './read-rich-text.ts';

const Prose = styled.div`
  max-inline-size: ${MEASURE};
  overflow-wrap: break-word;
  hyphens: auto;

  & > * {
    margin-block: 0;
  }
  & > * + * {
    margin-block-start: 1em;
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: 1.75em;
  }
  & > :is(h2, h3, h4, h5, h6) + * {
    margin-block-start: 0.5em;
  }
  & :is(h2, h3, h4, h5, h6) {
    font-size: 1.1875rem;
    line-height: 1.3;
    hyphens: manual;
  }
  & :is(ul, ol) {
    margin-block: 0;
    padding-inline-start: 1.5em;
  }
  & > * + :is(ul, ol) {
    margin-block-start: 1em;
  }
  & li + li,
  & li > * + *,
  & li > :is(ul, ol) {
    margin-block-start: 0.4em;
  }
  & li > p {
    margin-block: 0;
  }
  & li::marker {
    color: ${colour('primary')};
    font-weight: 600;
  }
  & blockquote {
    margin-inline: 0;
    padding: 0.25rem 0 0.25rem 1.25rem;
    border-inline-start: 4px solid ${colour('primary')};
    border-start-start-radius: 2px;
    border-end-start-radius: 2px;
  }
  & blockquote > * {
    margin-block: 0;
  }
  & blockquote > * + * {
    margin-block-start: 1em;
  }
  & a {
    border-radius: calc(${radius('s')} / 4);
    ${linkLook}
  }
`;

/**
 * Rich text as React elements; never as HTML, so that nothing in it can become markup that is not on the list.
 * @param topLevel level of the largest heading within
 */
export function RichText({ html, topLevel }: { html: string; topLevel: HeadingLevel }) {
  const nodes = useMemo(() => readRichText(html), [html]);
  if (nodes.length === 0) return null;
  return <Prose>{render(nodes, headingLevels(topLevel))}</Prose>;
}

function render(nodes: readonly RichNode[], levelOf: (size: number) => HeadingLevel): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : renderElement(node, index, levelOf)));
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
