import { TimeStamp } from '../../article/time-stamp.tsx';
import { CardFacts } from '../../layout/profile/section.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import type { StaffPost } from '../../queries/profile.ts';

type PostFactsProps = {
  post: Pick<StaffPost, 'pseudoAuthor' | 'publishedDate'>;
  /** Why somebody sees it. */
  why?: string;
};

/** Why a post is shown, whom it is from, and how old it is. */
export function PostFacts({ post: { pseudoAuthor, publishedDate }, why = '' }: PostFactsProps) {
  const words = [why, pseudoAuthor && staffTexts.from(pseudoAuthor)].filter(Boolean).join(' · ');
  return (
    <CardFacts>
      {words}
      {words !== '' && publishedDate && ' · '}
      {publishedDate && <TimeStamp instant={publishedDate} withTime />}
    </CardFacts>
  );
}
