import type { KindOfPostField, PostFieldName, PostFieldOfKind } from '@brandpost/domain';

/** Columns that are not called as their field is, in snake_case. */
const COLUMNS = { order: 'sort_order', blurbs: 'blurb' } as const;

/** A field that is a column of `post`; of several records of another kind the numbers lie in a table of their own. */
export type PostColumnField = Exclude<PostFieldName, PostFieldOfKind<'references'>>;

/** The columns of `post` that hold fields, by what a column of each kind holds. */
export type PostColumns<ByKind extends { [Kind in KindOfPostField<PostColumnField>]: unknown }> = {
  [Name in PostColumnField as Name extends keyof typeof COLUMNS
    ? (typeof COLUMNS)[Name]
    : SnakeCase<Name>]: ByKind[KindOfPostField<Name>];
};

/** The column that holds a field. */
export function columnOf(field: PostColumnField): string {
  const { [field]: column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) } =
    COLUMNS as Partial<Record<PostColumnField, string>>;
  return column;
}

type SnakeCase<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Text;
