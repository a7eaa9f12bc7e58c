import { POST_STATUSES, type PostStatus } from '@brandpost/domain';
import { paths } from '../../addresses/paths.ts';
import { stepsFrom } from '../../lists/steps.ts';

/** How an address wants the list of one's own content: `?status=draft&sida=2`. Nonsense is all. */
export type MyContentView = { status: PostStatus | null; steps: number };

export function myContentView(search: URLSearchParams): MyContentView {
  const status = POST_STATUSES.find((known) => known === search.get('status')) ?? null;
  return { status, steps: stepsFrom(search) };
}

export function pathOfMyContent({ status, steps }: MyContentView): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', status);
  if (steps > 1) query.set('sida', String(steps));
  const text = query.toString();
  return text === '' ? paths.myContent() : `${paths.myContent()}?${text}`;
}
