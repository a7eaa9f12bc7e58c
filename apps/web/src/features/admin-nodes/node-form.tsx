import type { Node } from '@brandpost/domain';
import { validateNode } from '@brandpost/validation';
import { indented, type PlacedNode } from '../../administration/all-nodes.ts';
import { type RecordField, type RecordValues, textIn } from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminNodesTexts } from './admin-nodes-texts.ts';

const { fields: words } = adminNodesTexts;

/** Groups stand beside all that is published, and all people. */
export const NODE_INVALIDATES = [queryKeys.content, queryKeys.users];

type NodeFormProps = {
  /** null for a new one. */
  node: Node | null;
  /** Where a new one goes; null for the top. */
  parent: number | null;
  nodes: readonly PlacedNode[];
  onSaved: (name: string) => void;
  onClose: () => void;
};

/** A group: what it is called, and below which other it lies. */
export function NodeForm({ node, parent, nodes, onSaved, onClose }: NodeFormProps) {
  const { client } = useServices();
  const fields: RecordField[] = [
    { name: 'name', label: words.name, kind: 'line' },
    {
      name: 'parent',
      label: words.parent,
      kind: 'select',
      options: [
        { value: '', text: words.noParent },
        ...nodes.filter(({ id }) => id !== node?.id).map((other) => indented(other)),
      ],
    },
    { name: 'value', label: words.value, hint: words.valueHint, kind: 'line' },
  ];
  const save = async (values: RecordValues) => {
    const json = bodyOf(values);
    if (node === null) await client.call('createNode', { json });
    else await client.call('updateNode', { params: { id: node.id }, json });
    return json.name;
  };
  return (
    <RecordForm
      title={node === null ? adminNodesTexts.addTitle : adminNodesTexts.editTitle(node.name)}
      fields={fields}
      values={{
        name: node?.name ?? '',
        parent: String(node === null ? (parent ?? '') : (node.parent ?? '')),
        value: node?.value ?? '',
      }}
      validate={(values) => validateNode(bodyOf(values))}
      save={save}
      invalidates={NODE_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function bodyOf(values: RecordValues) {
  const parent = textIn(values, 'parent');
  return {
    name: textIn(values, 'name'),
    parent: parent === '' ? null : Number(parent),
    value: textIn(values, 'value') || null,
  };
}
