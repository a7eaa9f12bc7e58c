import type { SearchRule } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { withOwnChanges } from '../../administration/table/own-changes.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/** What saving a rule changes. */
export const RULE_INVALIDATES = [queryKeys.searchRules];

/** What editors have decided that searches are answered with. */
export const searchRulesQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.searchRules,
    queryFn: async ({ signal }): Promise<SearchRule[]> =>
      (await client.call('listSearchRules', { signal })).rules,
  });

/**
 * Changes a rule among the rules as they are now, not as this page has had them since it was opened.
 * @param opened the one that is changed, as it was opened; null for a new one, which comes first
 * @param written null to remove it
 * @throws ShownFailure where a colleague has changed the same of it meanwhile
 */
export async function changeRule(
  client: RubicoreClient,
  opened: SearchRule | null,
  written: SearchRule | null,
): Promise<void> {
  const { rules: all } = await client.call('listSearchRules', {});
  const isOpened = ({ questions }: SearchRule) => questions[0] === opened?.questions[0];
  const isThere = all.some(isOpened);
  const rules = all.flatMap((present) => {
    if (opened === null || !isOpened(present)) return [present];
    return written === null ? [] : [withOwnChanges(present, { opened, written })];
  });
  const added = written === null || isThere ? [] : [written];
  await client.call('setSearchRules', { json: { rules: [...added, ...rules] } });
}
