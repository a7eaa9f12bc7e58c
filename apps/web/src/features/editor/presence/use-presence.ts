import type { PostPresence, Presence, PresencePlace, RubicoreClient } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { isSessionOver } from '../../../api/ended-session.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { onePerPerson } from './one-per-person.ts';

const KEY = 'brandpost.presence';
/** So often a tab tells that it is there. Source: the call's own words; after 40 s without it one has gone. */
const REPORT_EVERY_MS = 15_000;
/** So often while others have the post open too, so that each sees where the others are. */
const REPORT_TO_OTHERS_MS = 1500;
/** Anyone who goes through a text by its blocks is told of where they stay, by a screen reader. */
const SETTLED_AFTER_MS = 250;
/** Anyone who has not touched anything for so long is idle. */
const IDLE_AFTER_MS = 120_000;

type Present = {
  postId: number | null;
  client: RubicoreClient;
  /** Nothing is asked before there is a session again. */
  isSignedOut: boolean;
  /** Where the writer is; null for nowhere in particular. */
  at: PresencePlace | null;
  /** The text that this tab has, as it is asked for. */
  has: () => { version: number; workingCopy: number | null };
  /** Others have saved another one. */
  onNews: (news: NonNullable<PostPresence['news']>) => void;
};

/** Who else has the post open, and where in it, each person once. An upstream that does not know the call leaves everybody alone. */
export function usePresence(given: Present): readonly Presence[] {
  const { postId, client: api, isSignedOut, at } = given;
  const touchedMs = useRef(Date.now());
  const isOn = postId !== null && !isSignedOut;
  const { data, refetch } = useQuery({
    queryKey: [...queryKeys.presence, postId],
    async queryFn(): Promise<PostPresence> {
      if (postId === null) return NOBODY;
      const client = presenceClient(sessionStorage);
      const state = Date.now() - touchedMs.current > IDLE_AFTER_MS ? 'idle' : 'writing';
      const has = given.has();
      const { people, news } = await api
        .call('reportPresence', { params: { id: postId }, json: { client, state, at, has } })
        .catch(() => NOBODY);
      // What was saved here meanwhile was none of theirs.
      const isSame = dequal(given.has(), has);
      return { people: people.filter((other) => other.client !== client), news: isSame ? news : null };
    },
    enabled: isOn,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The same news is news again as long as it has not been read.
    structuralSharing: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      document.hidden || (state.data ?? NOBODY).people.length === 0 ? REPORT_EVERY_MS : REPORT_TO_OTHERS_MS,
  });

  const news = data?.news ?? null;
  const hear = useEffectEvent(given.onNews);
  useEffect(() => {
    if (news !== null) hear(news);
  }, [news]);

  const place = JSON.stringify(at);
  const lastPlace = useRef(place);
  const report = useEffectEvent(() => void refetch({ cancelRefetch: true }));
  useEffect(() => {
    if (!isOn || place === lastPlace.current) return;
    const timer = setTimeout(() => {
      lastPlace.current = place;
      report();
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOn, place]);

  useEffect(() => {
    const touch = () => {
      touchedMs.current = Date.now();
    };
    addEventListener('keydown', touch);
    addEventListener('pointerdown', touch);
    return () => {
      removeEventListener('keydown', touch);
      removeEventListener('pointerdown', touch);
    };
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const leave = () => {
      if (isSessionOver()) return;
      const params = { id: postId, client: presenceClient(sessionStorage) };
      void api.call('endPresence', { params, keepalive: true }).catch(() => undefined);
    };
    // A page that comes back from the browser's own memory is there again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) report();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', onShow);
      leave();
    };
  }, [isOn, postId, api]);
  return useMemo(() => onePerPerson(isOn && data !== undefined ? data.people : []), [isOn, data]);
}

const NOBODY: PostPresence = { people: [], news: null };

/** What a tab is called among those who have a post open: the same after it is loaded again, so that no ghost is left. */
function presenceClient(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = storage.getItem(KEY);
    if (known !== null) return known;
    const client = crypto.randomUUID();
    storage.setItem(KEY, client);
    return client;
  } catch {
    // A browser may keep nothing; then a tab that is loaded again is another one.
    return crypto.randomUUID();
  }
}
