import type { Post } from '@brandpost/domain';
import { asksForAcknowledgement, READ_BY_STAFF } from '@brandpost/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { markRead } from '../../queries/reading-marks.ts';
import { ownSession, useSession } from '../../session/use-session.ts';
import { AcknowledgementBox } from './acknowledgement-box.tsx';
import { NextToRead } from './next-to-read.tsx';

/**
 * What it means for somebody signed in to open a post: it is read from then on, and where it asks to be acknowledged,
 * that is done here. Anyone who acts as another leaves no marks for them. Source: SPEC section 4, Reading status.
 */
export function StaffReading({ post }: { post: Post }) {
  const { client } = useServices();
  const session = ownSession(useSession());
  const userId = session?.state === 'signed-in' ? session.user.id : null;
  const isMarked = READ_BY_STAFF.includes(post.type);
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) => markRead(client, userId ?? 0, ids),
    meta: { invalidates: OWN_INVALIDATES, isFailureShown: true },
  });
  useEffect(() => {
    // Without the mark it is simply unread still: nothing that the reader has to know of.
    if (userId !== null && isMarked) mutate([post.id]);
  }, [mutate, userId, isMarked, post.id]);
  if (session === null) return null;
  return (
    <>
      {asksForAcknowledgement(post) && <AcknowledgementBox post={post} session={session} />}
      {(isMarked || asksForAcknowledgement(post)) && <NextToRead post={post} session={session} />}
    </>
  );
}
