import type { ContentNode, Post } from '@brandpost/domain';
import { answerOf, inDatabase, type Owner, ownerIn } from './database.ts';
import { type Sealed, seal, unseal } from './sealed.ts';

/** A post that somebody is to read, or has read, with its text. */
export type FieldPost = Pick<
  Post,
  'id' | 'type' | 'title' | 'excerpt' | 'pseudoAuthor' | 'publishedDate' | 'updatedDate'
> &
  Pick<Post, 'acknowledgeBy' | 'acknowledgementRound'> & {
    path: string;
    isRead: boolean;
    mustAcknowledge: boolean;
    /** ”Gör så här nu”, of an alert. */
    instructions: string[];
    content: ContentNode[];
    /** Whether pictures, films or files of it are not kept. */
    isShortened: boolean;
  };
export type FieldTool = { id: number; name: string; url: string };
/** `about`: jobs, stations and area of work. */
export type FieldColleague = { id: number; name: string; about: string; phone: string };

/** All that is kept for somebody to read. */
export type FieldContent = {
  name: string;
  posts: FieldPost[];
  tools: FieldTool[];
  colleagues: FieldColleague[];
};

const RECORD = 'all';

/** What is kept, and since when; null where there is nothing, or nothing that can be read. */
export async function readContent(): Promise<{ content: FieldContent; owner: Owner } | null> {
  const kept = await inDatabase('readonly', async (store) => ({
    owner: await ownerIn(store('device')),
    key: await answerOf<CryptoKey>(store('device').get('key')),
    sealed: await answerOf<Sealed | undefined>(store('content').get(RECORD)),
  }));
  if (kept?.sealed === undefined) return null;
  const { owner, key, sealed } = kept;
  const content = await unseal<FieldContent>(key, sealed, boundTo(owner)).catch(() => null);
  return content && { content, owner };
}

/**
 * Puts it in place of what was there.
 * @param before whose it was when the asking began: what was emptied meanwhile stays empty
 * @returns whether it is kept
 */
export async function writeContent(content: FieldContent, before: Owner, filledAt: number): Promise<boolean> {
  const key = await inDatabase('readonly', (store) => answerOf<CryptoKey>(store('device').get('key')));
  if (key === null) return false;
  const sealed = await seal(key, content, boundTo(before));
  const isKept = await inDatabase('readwrite', async (store) => {
    const owner = await ownerIn(store('device'));
    if (owner.userId !== before.userId || owner.filling !== before.filling) return false;
    store('device').put({ ...owner, filledAt }, 'owner');
    store('content').put(sealed, RECORD);
    return true;
  });
  return isKept === true;
}

function boundTo({ userId }: Owner): string {
  return `content of ${userId}`;
}
