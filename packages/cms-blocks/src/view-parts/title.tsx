import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from './content-context.ts';
import { titleLook } from './look.ts';

const TitleElement = styled.h2`
  ${titleLook}
`;

/** The heading of a block, at the level that the outline gives it. */
export function Title({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return <TitleElement as={`h${level}`}>{children}</TitleElement>;
}
