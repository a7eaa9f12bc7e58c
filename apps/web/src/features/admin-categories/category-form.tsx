import { CATEGORY_TYPES, type Category } from '@brandpost/domain';
import { slugify } from '@brandpost/swedish';
import { validateCategory } from '@brandpost/validation';
import type { PlacedNode } from '../../administration/all-nodes.ts';
import { withoutDerivedKey } from '../../administration/derived-key.ts';
import {
  listIn,
  type RecordField,
  type RecordValues,
  textIn,
} from '../../administration/table/record-field.ts';
import { RecordForm } from '../../administration/table/record-form.tsx';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminCategoriesTexts } from './admin-categories-texts.ts';

const { fields: words, types } = adminCategoriesTexts;

/** What shows categories, or files, people and posts by them. */
export const CATEGORY_INVALIDATES = [
  queryKeys.categories,
  queryKeys.media,
  queryKeys.posts,
  queryKeys.profile,
  queryKeys.users,
];

type CategoryFormProps = {
  /** null for a new one. */
  category: Category | null;
  nodes: readonly PlacedNode[];
  onSaved: (name: string) => void;
  onClose: () => void;
};

/** A category and the groups in it. Key and type stay as they were made. */
export function CategoryForm({ category, nodes, onSaved, onClose }: CategoryFormProps) {
  const { client } = useServices();
  const isFixed = category !== null;
  const fields: RecordField[] = [
    { name: 'name', label: words.name, kind: 'line' },
    { name: 'key', label: words.key, hint: isFixed ? words.typeFixed : words.keyHint, kind: 'line', isFixed },
    {
      name: 'type',
      label: words.type,
      kind: 'select',
      isFixed,
      hint: words.typeHint,
      options: typeOptions(category?.type),
    },
    {
      name: 'nodes',
      label: words.nodes,
      kind: 'checks',
      options: nodes.map(({ id, name }) => ({ value: String(id), text: name })),
    },
  ];
  const tied = category?.nodeIds ?? [];
  const save = async (values: RecordValues) => {
    const name = textIn(values, 'name');
    const { id } =
      category === null
        ? await client.call('createCategory', { json: bodyOf(values, null) })
        : await client.call('updateCategory', { params: { id: category.id }, json: { name } });
    const wanted = listIn(values, 'nodes').map(Number);
    for (const nodeId of wanted.filter((node) => !tied.includes(node))) {
      await client.call('linkCategoryToNode', { params: { id, nodeId } });
    }
    for (const nodeId of tied.filter((node) => !wanted.includes(node))) {
      await client.call('unlinkCategoryFromNode', { params: { id, nodeId } });
    }
    return name;
  };
  return (
    <RecordForm
      title={
        category === null ? adminCategoriesTexts.addTitle : adminCategoriesTexts.editTitle(category.name)
      }
      fields={fields}
      values={{
        name: category?.name ?? '',
        key: category?.key ?? '',
        type: category?.type ?? CATEGORY_TYPES[0],
        nodes: tied.map(String),
      }}
      validate={(values) =>
        withoutDerivedKey(validateCategory(bodyOf(values, category)), {
          name: textIn(values, 'name'),
          key: textIn(values, 'key'),
        })
      }
      save={save}
      invalidates={CATEGORY_INVALIDATES}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

/** What cannot be changed is not in the form's values: a disabled control has none. */
function bodyOf(values: RecordValues, category: Category | null) {
  return {
    name: textIn(values, 'name'),
    key: category?.key ?? (textIn(values, 'key') || keyFrom(textIn(values, 'name'))),
    type: category?.type ?? textIn(values, 'type'),
  };
}

/** The key that a name makes: its letters, without digits. */
function keyFrom(name: string): string {
  return slugify(name)
    .split(/[^a-z]+/)
    .filter((part) => part !== '')
    .join('_');
}

function typeOptions(current: string | undefined) {
  const known = CATEGORY_TYPES.map((type): string => type);
  const all = current === undefined || known.includes(current) ? known : [...known, current];
  return all.map((type) => ({ value: type, text: types[type] ?? type }));
}
