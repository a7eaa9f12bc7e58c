import { styled } from 'styled-components';
import type { BlockViewProps } from '../react/block-view.ts';
import { useOutlinePlace } from '../react/content-context.ts';
import { readProps } from '../read-props.ts';
import { headingLook } from './look.ts';
import { type HeadingProps, heading } from './model.ts';

const HeadingElement = styled.h2<{ $size: HeadingProps['size'] }>`
  ${({ $size }) => headingLook($size)}
`;

/** A section heading; nothing while it is empty. */
export function HeadingView({ node }: BlockViewProps) {
  const { text, size } = readProps(heading, node);
  const { level } = useOutlinePlace(node);
  if (text.trim() === '') return null;
  return (
    <HeadingElement as={`h${level}`} $size={size}>
      {text}
    </HeadingElement>
  );
}
