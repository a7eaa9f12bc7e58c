import { styled } from 'styled-components';
import { colour } from '../theme/tokens.ts';

export type TagTone = 'signal' | 'crisis' | 'warning' | 'good' | 'plain';

const tones: Record<TagTone, [ground: string, ink: string]> = {
  signal: [colour('signal'), colour('on-signal')],
  crisis: [colour('crisis'), colour('on-crisis')],
  warning: [colour('warning-bg'), colour('warning')],
  good: [colour('good-bg'), colour('good')],
  plain: [colour('surface-2'), colour('ink')],
};

/** A short word that sorts or marks something; the word carries the meaning, the colour only supports it. */
export const Tag = styled.span<{ $tone?: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-width: 100%;
  padding: 0.2rem 0.6rem;
  border: 1px solid transparent;
  border-radius: 6px;
  background: ${(props) => tones[props.$tone ?? 'plain'][0]};
  color: ${(props) => tones[props.$tone ?? 'plain'][1]};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
