import { readProps } from '../../read-props.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useOutlinePlace } from '../../view-parts/content-context.ts';
import { RichText } from '../../view-parts/rich-text.tsx';
import { html } from './definition.ts';

/** Rich text. */
export function HtmlView({ node }: BlockViewProps) {
  const { level } = useOutlinePlace(node);
  return <RichText html={readProps(html, node).html} topLevel={level} />;
}
