import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import type { CrisisEditor, LiveAlert } from './crisis-editor.ts';
import type { Door, OpenPages } from './open-pages.ts';
import { quantile } from './quantile.ts';

/** Sequences that are played at the same time. */
const AT_ONCE = 12;
const MAX_CHANGES = 4;
const LONGEST_PAUSE_MS = 3000;
const SHOWN_WITHIN_MS = 2000;
const [EVERYBODY, STATION] = [1, 2];
/** Stands in the title of every alert that visitors may not see, and nowhere else. */
const SECRET_WORD = 'Xyzzyövning';
/** What anybody may ask for, where an alert could show. */
const ANYBODY_READS = [
  ...['/', '/krisinformation', '/sok/hamnen', '/sitemap.xml'],
  ...['/feeds/krisinformation.atom', '/feeds/krisinformation.cap.xml'],
  ...['/rubicore/core/v1/search/suggest?q=hamn', '/rubicore/core/v1/search/suggest?q=xyz'],
  ...['/rubicore/core/v1/post?type=alert', '/rubicore/core/v1/search?q=hamnen'],
];

type Audience = 'everybody' | 'drill' | 'one station';
type Editor = Pick<CrisisEditor, 'publish' | 'change'>;

export type SequencesReport = {
  sequences: number;
  changes: number;
  /** Milliseconds from the last change of a sequence to each open page. */
  pages: number[];
  /** What visitors had of what they may not see. */
  leaks: string[];
};

/**
 * Plays sequences of publishing, updating, giving the all-clear, taking back and ending at random, of alerts for
 * everybody, drills, and alerts for one station.
 */
export async function playSequences(
  count: number,
  { editor, pages, door }: { editor: Editor; pages: OpenPages; door: Door },
): Promise<SequencesReport> {
  const report: SequencesReport = { sequences: 0, changes: 0, pages: [], leaks: [] };
  const secretIds = new Set<number>();
  const isOver = new AbortController();
  const reading = readAsAnybody(door, { leaks: report.leaks, signal: isOver.signal });
  const play = async () => {
    while (report.sequences < count) {
      report.sequences += 1;
      const audience = pick<Audience>(['everybody', 'everybody', 'everybody', 'drill', 'one station']);
      const { live, title, sinceMs, isOn, changes } = await aSequence(editor, {
        audience,
        number: report.sequences,
      });
      report.changes += changes;
      if (audience !== 'everybody') secretIds.add(live.id);
      const isExpected = isOn && audience === 'everybody';
      report.pages.push(
        ...(await pages.untilAll((alerts) => {
          const shown = alerts.find(({ id }) => id === live.id);
          return isExpected ? shown?.title === title : shown === undefined;
        }, sinceMs)),
      );
      if (isOn) await takeBack(editor, live);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
  isOver.abort();
  await reading;
  for (const id of secretIds) if (pages.everSeen.has(id)) report.leaks.push(`an open page had alert ${id}`);
  return report;
}

/** @returns a line of figures, and what was wrong */
export function sequencesSummary({ sequences, changes, pages, leaks }: SequencesReport): {
  text: string;
  problems: string[];
} {
  const late = pages.filter((ms) => ms > SHOWN_WITHIN_MS);
  const never = pages.filter((ms) => ms === Number.POSITIVE_INFINITY);
  const text = `${sequences} sequences of ${changes} changes, ${pages.length} looks at open pages: p50 ${quantile(pages, 0.5)} ms, p95 ${quantile(pages, 0.95)} ms, p99 ${quantile(pages, 0.99)} ms, ${late.length} after more than ${SHOWN_WITHIN_MS} ms`;
  return {
    text,
    problems: [
      ...(never.length > 0 ? [`${never.length} looks never showed the truth`] : []),
      ...(quantile(pages, 0.95) > SHOWN_WITHIN_MS ? [`p95 was ${quantile(pages, 0.95)} ms`] : []),
      ...leaks,
    ],
  };
}

type Played = { live: LiveAlert; title: string; sinceMs: number; isOn: boolean; changes: number };

async function aSequence(
  editor: Editor,
  { audience, number }: { audience: Audience; number: number },
): Promise<Played> {
  const name = audience === 'everybody' ? `Rök ${number}` : `${SECRET_WORD} ${number}`;
  let title = `${name} i hamnen`;
  const live = await editor.publish(title, {
    isDrill: audience === 'drill',
    nodeIds: [audience === 'one station' ? STATION : EVERYBODY],
  });
  let [isOn, changes, sinceMs] = [true, 1, performance.now()];
  const most = Math.floor(Math.random() * (MAX_CHANGES + 1));
  while (isOn && changes <= most) {
    await wait(Math.random() * LONGEST_PAUSE_MS);
    changes += 1;
    const change = pick(['update', 'update', 'all-clear', 'take back', 'end', 'end by itself']);
    if (change === 'update') {
      title = `${name}, uppdatering ${changes}`;
      await editor.change(live.id, { title });
    } else if (change === 'all-clear') {
      await editor.change(live.id, { alert: { ...live.alert, allClearAt: new Date().toISOString() } });
    } else {
      isOn = false;
      if (change === 'take back') await takeBack(editor, live);
      else await editor.change(live.id, { unpublishedDate: inMs(change === 'end' ? 0 : 1500) });
    }
    sinceMs = performance.now() + (change === 'end by itself' ? 1500 : 0);
  }
  return { live, title, sinceMs, isOn, changes };
}

function takeBack(editor: Editor, { id, alert }: LiveAlert): Promise<unknown> {
  return editor.change(id, { unpublishedDate: inMs(0), alert: { ...alert, withdrawnAt: inMs(0) } });
}

/** Reads all that anybody may read, again and again, and looks for what nobody may. */
async function readAsAnybody(
  { port, host }: Door,
  { leaks, signal }: { leaks: string[]; signal: AbortSignal },
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = ANYBODY_READS[turn % ANYBODY_READS.length] as string;
    const response = await request(`http://127.0.0.1:${port}${path}`, {
      headers: { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.254.0.1' },
    });
    if ((await response.body.text()).includes(SECRET_WORD)) leaks.push(`${path} had a secret alert`);
    await wait(100);
  }
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)] as Value;
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
