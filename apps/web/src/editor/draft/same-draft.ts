import type { PostDraft } from '@brandpost/domain';

/** Whether two drafts say the same, whatever order their fields come in. */
export function isSameDraft(a: PostDraft, b: PostDraft): boolean {
  if (a === b) return true;
  const fields = Object.keys(a) as (keyof PostDraft)[];
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => a[field] === b[field] || JSON.stringify(a[field]) === JSON.stringify(b[field]))
  );
}
