import { styled } from 'styled-components';
import { type HeadingLevel, useContentResources } from './content-context.ts';
import { titleLook } from './look.ts';

const TitleElement = styled.h2`
  ${titleLook}
`;

/** Where nobody knows the seams. */
export const asItIs = (text: string) => text;

/** The heading of a block, at the level that the outline gives it. */
export function Title({ level, children }: { level: HeadingLevel; children: string }) {
  const { softHyphens = asItIs } = useContentResources();
  return (
    <TitleElement as={`h${level}`} suppressHydrationWarning>
      {softHyphens(children)}
    </TitleElement>
  );
}
