import { styled } from 'styled-components';
import { readProps } from '../../read-props.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useContentResources, useOutlinePlace } from '../../view-parts/content-context.ts';
import { asItIs } from '../../view-parts/title.tsx';
import { type HeadingProps, heading } from './definition.ts';
import { headingLook } from './look.ts';

const HeadingElement = styled.h2<{ $size: HeadingProps['size'] }>`
  ${({ $size }) => headingLook($size)}
`;

/** A section heading; nothing while it is empty. */
export function HeadingView({ node }: BlockViewProps) {
  const { text, size } = readProps(heading, node);
  const { level, anchor } = useOutlinePlace(node);
  const { softHyphens = asItIs } = useContentResources();
  if (text.trim() === '') return null;
  return (
    <HeadingElement as={`h${level}`} id={anchor} $size={size} suppressHydrationWarning>
      {softHyphens(text)}
    </HeadingElement>
  );
}
