import type { FieldError } from '../field-errors.ts';
import { messages } from '../messages.ts';
import type { ValidationResult } from '../validate.ts';
import { validateAlertTemplate } from '../validators.ts';

/**
 * All templates of crisis alerts: each by its rules, and no two of one name.
 * @returns errors whose field begins with the place of its template: `2.title`
 */
export function checkAlertTemplates(templates: readonly { name: string }[]): ValidationResult {
  const names = templates.map(({ name }) => name.trim().toLowerCase());
  const errors = templates.flatMap((template, at) => {
    const result = validateAlertTemplate(template);
    const found: FieldError[] = result.ok ? [] : [...result.errors];
    if (names.indexOf(names[at] ?? '') < at)
      found.push({ field: 'name', message: messages.templateNameTaken });
    return found.map(({ field, message }) => ({ field: `${at}.${field}`, message }));
  });
  return errors.length === 0 ? { ok: true } : { ok: false, errors };
}
