import { JOBS_PAGE_SLUG, type PostDraft, ROOT_PARENT_ID } from '@brandpost/domain';
import type { Editing } from './editing.ts';

/**
 * Where a page about a vacancy stands until somebody has chosen a place for it: below the page about jobs, and not among
 * the topics at the top of the menu. One that readers have found elsewhere stays there.
 * @returns what changes of its place
 */
export function vacancyPlace(
  { id, type, vacancy, parentId }: PostDraft,
  { referenceData, roundOut }: Pick<Editing, 'referenceData' | 'roundOut'>,
): Pick<PostDraft, 'parentId' | 'orderPostBeforeId'> | undefined {
  const isPlaced = parentId !== null && parentId !== ROOT_PARENT_ID;
  if (type !== 'page' || vacancy === null || isPlaced || roundOut !== null) return;
  const jobs = referenceData.pages.find(({ slug }) => slug === JOBS_PAGE_SLUG);
  if (jobs === undefined || jobs.id === id) return;
  return { parentId: jobs.id, orderPostBeforeId: null };
}
