import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyBaseLogger } from 'fastify';
import type { FollowedChanges } from '../changes/follow-changes.ts';
import { answerFrom } from '../upstream/answer.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** Whether upstream has said that the site is closed for maintenance. */
export type FollowedMaintenance = {
  isClosed(): boolean;
};

type Options = {
  upstream: Upstream;
  token: () => string;
  changes: Pick<FollowedChanges, 'listen'>;
  log: FastifyBaseLogger;
};

/** `untilMs` in milliseconds since 1970; never, where somebody has to end it. */
type Notice = { isOn: boolean; untilMs: number };

const OPEN: Notice = { isOn: false, untilMs: Number.POSITIVE_INFINITY };

/**
 * Asks upstream when it tells of a change to the installation, and when something may have been missed. What was known
 * last holds while it cannot be asked; an upstream that knows nothing of maintenance is open.
 */
export function followMaintenance({ upstream, token, changes, log }: Options): FollowedMaintenance {
  let known = OPEN;
  const ask = async (): Promise<Notice> => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token()}` };
    const path = API_PREFIX + catalogue.getMaintenance.path;
    const reply = await upstream.request({ method: 'GET', path, headers });
    if (reply.statusCode === 404) {
      await reply.body.dump();
      return OPEN;
    }
    const { body } = await answerFrom(reply, { isList: false });
    return noticeFrom(JSON.parse(body.toString()));
  };
  const learn = () => {
    ask().then(
      (notice) => {
        known = notice;
      },
      (error: unknown) => log.debug({ err: error }, 'Nobody tells whether the site is closed'),
    );
  };
  changes.listen({
    onChange: ({ entity }) => {
      if (entity === 'installation') learn();
    },
    onGap: learn,
  });
  return { isClosed: () => known.isOn && Date.now() < known.untilMs };
}

function noticeFrom(notice: unknown): Notice {
  if (typeof notice !== 'object' || notice === null || !('isOn' in notice) || notice.isOn !== true)
    return OPEN;
  const until = 'until' in notice && typeof notice.until === 'string' ? Date.parse(notice.until) : Number.NaN;
  return { isOn: true, untilMs: Number.isNaN(until) ? OPEN.untilMs : until };
}
