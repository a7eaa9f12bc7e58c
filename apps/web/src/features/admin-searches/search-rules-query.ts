import type { SearchRule } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
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
 * Puts a rule in the place of another, among the rules as they are now, not as this page has had them since it was opened.
 * @param name first question of the one that it takes the place of; null for a new one
 * @param rule null to remove it
 */
export async function changeRule(
  client: RubicoreClient,
  name: string | null,
  rule: SearchRule | null,
): Promise<void> {
  const { rules } = await client.call('listSearchRules', {});
  const others = rules.filter(({ questions }) => questions[0] !== name);
  await client.call('setSearchRules', { json: { rules: rule === null ? others : [...others, rule] } });
}
