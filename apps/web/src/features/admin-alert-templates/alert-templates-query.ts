import type { AlertTemplate } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../server-state/query-keys.ts';
import type { TemplatesChange } from './changed-templates.ts';

/** What saving a template changes. */
export const TEMPLATE_INVALIDATES = [queryKeys.alertTemplates];

/** The templates, in the order in which they are offered. */
export const alertTemplatesQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.alertTemplates,
    queryFn: ({ signal }): Promise<AlertTemplate[]> => client.call('listAlertTemplates', { signal }),
  });

/** Changes the templates as they are now, not as this page has had them since it was opened. */
export async function changeTemplates(client: RubicoreClient, change: TemplatesChange): Promise<void> {
  await client.call('setAlertTemplates', { json: change(await client.call('listAlertTemplates', {})) });
}
