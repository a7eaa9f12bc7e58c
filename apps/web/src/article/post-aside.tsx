import type { Post } from '@brandpost/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { postCards } from './post-cards-part.ts';

type PostCardsOf = Pick<Post, 'blurbs' | 'info' | 'contact'>;

/* Each card is placed as if nothing stood around them all. */
const cardsByThemselves = '& > [data-as-served] { display: contents; }';

/** What stands beside a page's text. */
export const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;

  ${cardsByThemselves}
`;

/** What belongs beside a post: blurbs, further information, whom to ask. Nothing at all when there is none. */
export function PostAside({ post, children }: { post: Post; children?: ReactNode }) {
  if (!hasCards(post) && !children) return null;
  return (
    <Side>
      {children}
      <PostCards post={post} />
    </Side>
  );
}

/** Beside each other, as many as there is room for. */
const CardsBelow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1.25rem;

  ${cardsByThemselves}
`;

/** The same below the text, where its contents stand beside it. */
export function PostCardsBelow({ post, children }: { post: Post; children?: ReactNode }) {
  if (!hasCards(post) && !children) return null;
  return (
    <CardsBelow>
      {children}
      <PostCards post={post} />
    </CardsBelow>
  );
}

/** Whether a post has anything to stand beside its text. */
export function hasCards({ blurbs, info, contact }: PostCardsOf): boolean {
  return blurbs.length > 0 || info.length > 0 || contact !== null;
}

/** The cards of a post, or of whom to ask alone. */
export function PostCards({ post: { blurbs, info, contact } }: { post: PostCardsOf }) {
  if (!hasCards({ blurbs, info, contact })) return null;
  return <postCards.View blurbs={blurbs} info={info} contact={contact} />;
}
