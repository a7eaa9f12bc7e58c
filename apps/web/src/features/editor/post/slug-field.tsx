import { slugify } from '@brandpost/swedish';
import { useRef } from 'react';
import { SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';
import { proposedSlug } from '../draft/proposed-slug.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { Editing } from './editing.ts';

const { fields } = postEditorTexts;
const PAUSE_MS = 400;

/** What the service says of an address. */
type Availability = { slug: string; available: boolean; suggestion?: string };

/** The address, proposed by the title until somebody writes another, and whether it is free. */
export function SlugField({ draft, change, errors, client, roundOut }: Editing) {
  const availability = useAvailability(draft.slug, draft.id, client);
  const isAnswered = availability?.slug === draft.slug && draft.slug !== '';
  // The address that a post is out under is neither free nor taken.
  const opened = useRef(draft.slug);
  const isOwn = roundOut !== null && draft.slug === opened.current;
  // What was only proposed gives way by itself when it is saved; what somebody wrote is theirs to change.
  const isProposed = draft.status === 'draft' && proposedSlug(draft.title, draft) !== null;
  const isTaken = isAnswered && !availability.available && !isProposed;
  const isFree = isAnswered && availability.available && !isOwn;
  const suggestion = isTaken ? availability.suggestion : undefined;
  return (
    <>
      <TextField
        label={fields.slug}
        value={draft.slug}
        onChange={(slug) => change({ slug }, 'slug')}
        aside={isTaken ? fields.slugTaken : isFree ? fields.slugFree : ''}
        field="slug"
        error={errors.get('slug')}
      />
      {suggestion !== undefined && (
        <SmallButton type="button" onClick={() => change({ slug: suggestion })}>
          {fields.slugSuggested(suggestion)}
        </SmallButton>
      )}
    </>
  );
}

function useAvailability(
  slug: string,
  postId: number | null,
  client: Editing['client'],
): Availability | null {
  const query = postId === null ? {} : { postId };
  return useDebouncedQuery({
    question: slug === '' || slugify(slug) !== slug ? null : slug,
    queryKey: [...queryKeys.posts, 'slug', postId],
    ask: (asked, signal) => client.call('getSlugAvailability', { params: { slug: asked }, query, signal }),
    pauseMs: PAUSE_MS,
  });
}
