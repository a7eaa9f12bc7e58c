import type { BlockViewProps } from '../react/block-view.ts';
import { useOutlinePlace } from '../react/content-context.ts';
import { readProps } from '../read-props.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { html } from './model.ts';

/** Rich text. */
export function HtmlView({ node }: BlockViewProps) {
  const { level } = useOutlinePlace(node);
  return <RichText html={readProps(html, node).html} topLevel={level} />;
}
