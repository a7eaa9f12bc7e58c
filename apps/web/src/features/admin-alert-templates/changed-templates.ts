import type { AlertTemplate } from '@brandpost/domain';
import { withOwnChanges } from '../../administration/table/own-changes.ts';

/** A change of one template, among all of them: by its name, so that it is the same one where somebody else has changed others. */
export type TemplatesChange = (templates: readonly AlertTemplate[]) => AlertTemplate[];

/**
 * @param opened the one that is changed, as it was opened; null for a new one, which comes last, as does one that has gone
 * @throws ShownFailure where a colleague has changed the same of it meanwhile
 */
export function withTemplate(opened: AlertTemplate | null, written: AlertTemplate): TemplatesChange {
  return (templates) =>
    templates.some(({ name }) => name === opened?.name)
      ? templates.map((present) =>
          present.name === opened?.name ? withOwnChanges(present, { opened, written }) : present,
        )
      : [...templates, written];
}

export function withoutTemplate(name: string): TemplatesChange {
  return (templates) => templates.filter((template) => template.name !== name);
}

/** @param by one place up (-1) or down (1); the first and the last stay where they are */
export function moveTemplate(name: string, by: -1 | 1): TemplatesChange {
  return (templates) => {
    const from = templates.findIndex((template) => template.name === name);
    const to = from + by;
    const moved = templates[from];
    if (moved === undefined || to < 0 || to >= templates.length) return [...templates];
    return templates.toSpliced(from, 1).toSpliced(to, 0, moved);
  };
}
