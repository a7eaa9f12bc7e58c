import { TimeStamp } from '../../article/time-stamp.tsx';
import type { FieldPost } from '../../field-store/field-content.ts';
import { CardFacts } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';

/** Whom a post is from, and how old it is. */
export function PostFacts({ post: { pseudoAuthor, publishedDate } }: { post: FieldPost }) {
  return (
    <CardFacts>
      {pseudoAuthor && staffTexts.from(pseudoAuthor)}
      {pseudoAuthor && publishedDate && ' · '}
      {publishedDate && <TimeStamp instant={publishedDate} withTime />}
    </CardFacts>
  );
}
