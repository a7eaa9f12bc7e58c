import type { ContentNode } from '@brandpost/domain';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { changeProps } from '../commands/change-block.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { limitOf } from './limit-of.ts';
import { LimitedTextField } from './limited-text-field.tsx';
import { textProp } from './text-prop.ts';

/** Says which text it is, and takes no room. */
const Part = styled.div`
  display: contents;
`;

type BlockTextFieldProps = { node: ContentNode; prop: string } & Omit<
  ComponentProps<typeof LimitedTextField>,
  'value' | 'limit' | 'onChange'
>;

/** One text of a block. */
export function BlockTextField({ node, prop, ...field }: BlockTextFieldProps) {
  const store = useEditorStore();
  return (
    <Part data-part={prop}>
      <LimitedTextField
        {...field}
        value={textProp(node, prop)}
        limit={limitOf(node.type, prop)}
        onChange={(text) => changeProps(store, node.id, { [prop]: text })}
      />
    </Part>
  );
}
