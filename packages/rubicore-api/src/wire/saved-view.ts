import { IdSchema, nullable, VIEWED_LISTS } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

const fields = {
  name: Type.String(),
  /** The parameters of the list's address, without a question mark. */
  query: Type.String(),
  /** The ids of the columns that are shown; null for those that the list usually shows. */
  columns: nullable(Type.Array(Type.String())),
  /** Seen by all who may open the list, in place of one person alone. */
  isShared: Type.Boolean(),
};

const list = Type.Enum([...VIEWED_LISTS]);

/** Without a list: the views of all that the caller may open. */
export const ViewedListParameter = Type.Object({ list: Type.Optional(list) });

export const SavedView = Type.Object({ id: IdSchema, ...fields });
export type SavedView = Static<typeof SavedView>;

/** A view, and the list that it is of. */
export const ListedView = Type.Object({ id: IdSchema, list, ...fields });
export type ListedView = Static<typeof ListedView>;

export const SavedViews = Type.Object({ views: Type.Array(ListedView) });

export const SavedViewBody = Type.Object(fields);
export const NewSavedViewBody = Type.Object({ list, ...fields });
