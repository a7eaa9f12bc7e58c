import { defineArea } from '../endpoint.ts';
import {
  NewSavedViewBody,
  SavedView,
  SavedViewBody,
  SavedViews,
  ViewedListParameter,
} from '../wire/saved-view.ts';
import { DoneAnswer, IdParams } from '../wire/shared.ts';

const path = '/core/v1/saved-view';

/** Views of the lists of the administration: the caller's own, and those that all see. Source: ADR 0067 */
export const savedViews = defineArea({
  listSavedViews: {
    method: 'GET',
    path,
    summary: 'The views that the caller can choose between, of one list or of all, by name',
    access: 'signed-in',
    query: ViewedListParameter,
    answer: SavedViews,
    extension: true,
  },
  createSavedView: {
    method: 'POST',
    path,
    summary: 'Saves a view of a list, for the caller or for all',
    access: 'signed-in',
    body: { json: NewSavedViewBody },
    answer: SavedView,
    status: 201,
    extension: true,
    unseen: true,
  },
  updateSavedView: {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Changes a view, and who sees it',
    access: 'signed-in',
    params: IdParams,
    body: { json: SavedViewBody },
    answer: SavedView,
    extension: true,
    unseen: true,
  },
  deleteSavedView: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a view',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
    extension: true,
    unseen: true,
  },
});
