import { styled } from 'styled-components';
import type { BlockViewProps } from '../react/block-view.ts';
import { useOutlinePlace } from '../react/content-context.ts';
import { MEASURE } from '../react/look.ts';
import { readProps } from '../read-props.ts';
import { heading } from './model.ts';

/** Size and the air between letters, by heading size. */
const SIZES = {
  1: ['clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', '-0.022em'],
  2: ['clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', '-0.02em'],
  3: ['clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem)', '-0.018em'],
  4: ['1.1875rem', '-0.015em'],
  5: ['1.0625rem', '-0.015em'],
} as const;

const HeadingElement = styled.h2<{ $size: keyof typeof SIZES }>`
  max-inline-size: ${MEASURE};
  font-size: ${({ $size }) => SIZES[$size][0]};
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: ${({ $size }) => SIZES[$size][1]};
  text-wrap: balance;
  overflow-wrap: break-word;
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
