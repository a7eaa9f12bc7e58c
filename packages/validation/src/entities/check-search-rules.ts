import type { SearchRule } from '@brandpost/domain';
import type { FieldError } from '../field-errors.ts';
import { messages } from '../messages.ts';
import type { ValidationResult } from '../validate.ts';
import { validateSearchRule } from '../validators.ts';

/**
 * All decisions about searches: each by its rules, and with something that it does. That no two are about the same search
 * is for the server, which knows what searches have in common.
 * @returns errors whose field begins with the place of its rule: `2.questions`
 */
export function checkSearchRules(rules: readonly SearchRule[]): ValidationResult {
  const errors = rules.flatMap((rule, at) => {
    const result = validateSearchRule(rule);
    const found: readonly FieldError[] = result.ok ? problemsOf(rule) : result.errors;
    return found.map(({ field, message }) => ({ field: `${at}.${field}`, message }));
  });
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}

function problemsOf({ path, text, alsoSearch }: SearchRule): FieldError[] {
  const doesSomething = path !== '' || text !== '' || alsoSearch.length > 0;
  return doesSomething ? [] : [{ field: 'path', message: messages.searchRuleEmpty }];
}
