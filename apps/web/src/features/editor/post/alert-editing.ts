import type { AlertDetails } from '@brandpost/domain';
import type { Editing } from './editing.ts';

/** What the forms of a crisis alert's parts are given. */
export type AlertEditing = {
  alert: AlertDetails;
  put: (change: Partial<AlertDetails>) => void;
  errors: Editing['errors'];
};
