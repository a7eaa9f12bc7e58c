import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CapabilityGrant,
  Category,
  EServiceFacts,
  FireBan,
  FocalPoint,
  Link,
  Media,
  Node,
  PostFields,
  Role,
  SearchRule,
} from '@brandpost/domain';
import { fromSwedishClock } from '@brandpost/swedish';
import type { KeptWords } from '../accessibility/statement.ts';
import { StartError } from '../start-error.ts';

/** A user as the demo content tells of one: roles by key, reading marks as JSON texts. */
export type DemoUser = {
  id: number;
  uid: string;
  username: string;
  firstName: string;
  lastName: string;
  displayName: string;
  roles: { key: string }[];
  groups: number[];
  jobs: number[];
  capabilities: CapabilityGrant[];
  tools: number[];
  favourites: number[];
  meta: Record<string, string>;
  profile: Record<string, unknown>;
};

/** How long an alert of the demonstration goes on: as long as one believes of it, and for some days of a demonstration. */
const DEMO_VMA_HOURS = 3 * 24;
const DEMO_ALERT_HOURS = 7 * 24;
const HOUR_MS = 3_600_000;

/** A post that says nothing of receipts asks for none, of a vacancy is about none, and of its language is in Swedish. */
export type DemoPost = { id: number } & Omit<PostFields, NotSaid> &
  Partial<Pick<PostFields, 'language' | 'translationOfId' | 'vacancy'>> & { acknowledgeBy?: string };
type NotSaid = 'acknowledgeBy' | 'acknowledgementRound' | 'language' | 'translationOfId' | 'vacancy';
export type DemoLink = Omit<Link, 'createdDate' | keyof EServiceFacts> &
  Partial<EServiceFacts> & { createdDate?: string };
/** The record of a file in `demo/media`; pictures have a size. */
export type DemoMedia = Omit<Media, 'sizeBytes' | 'widthPx' | 'heightPx' | 'createdDate'> & {
  focalPoint?: FocalPoint;
  widthPx?: number;
  heightPx?: number;
};

/** What is said of fires; it counts as checked when the demo begins. */
export type DemoFireBan = Omit<FireBan, 'id' | 'stateBefore'>;

/** A whole rescue service, as it lies in `demo/content` and `demo/media`. */
export type DemoContent = {
  /** Of every demo account. It exists here only. */
  nodes: Node[];
  categories: Category[];
  roles: Role[];
  users: DemoUser[];
  media: DemoMedia[];
  links: DemoLink[];
  fireBans: DemoFireBan[];
  /** What editors have written in the accessibility statement. */
  accessibility: KeptWords;
  /** Features of GeoJSON: what the map shows. */
  map: unknown[];
  posts: DemoPost[];
  searchRules: SearchRule[];
};

/**
 * Reads the demo content, with links into the site pointing at this installation. On a machine whose clock stands
 * before the day that the content was written for, every date is moved back, so that news are not in the future; after
 * it, what was to come still is, and alerts that go on are as fresh as they were meant to be.
 * @throws StartError when a file is missing or is no JSON
 */
export function readDemoContent(
  demoDir: string,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): DemoContent {
  const read = (name: string) => readDemoFile(join(demoDir, 'content', `${name}.json`)).toString('utf8');
  const about = parse<{ asOf: string; origin: string }>('about', read('about'));
  const list = <Item>(name: string): Item[] => {
    const text = read(name)
      .replaceAll(about.origin, publicOrigin)
      // The address also stands in running text, without its scheme.
      .replaceAll(new URL(about.origin).host, new URL(publicOrigin).host);
    return parse(name, withDates(text, { asOf: new Date(about.asOf), now }));
  };
  return {
    nodes: list('nodes'),
    categories: list('categories'),
    roles: list('roles'),
    users: list('users'),
    media: list('media'),
    links: list('links'),
    fireBans: list<Omit<DemoFireBan, 'checkedAt'>>('fire-bans').map((said) => ({
      ...said,
      checkedAt: now.toISOString(),
    })),
    accessibility: parse(
      'accessibility',
      withDates(read('accessibility'), { asOf: new Date(about.asOf), now }),
    ),
    map: parse<{ features: unknown[] }>('map', read('map')).features,
    posts: [
      ...list<DemoPost>('pages'),
      ...list<DemoPost>('translations'),
      ...list<DemoPost>('news'),
      ...list<DemoPost>('alerts').map((alert) =>
        goesOn(alert) ? withEnd(asFresh(alert, { asOf: new Date(about.asOf), now }), now) : alert,
      ),
      ...list<DemoPost>('notifications'),
    ],
    searchRules: list('search-rules'),
  };
}

function goesOn(alert: DemoPost): boolean {
  return alert.status === 'publish' && alert.unpublishedDate === null;
}

/** What goes on ends by itself, as all alerts do, and as people set such ends: at a full hour. */
function withEnd(alert: DemoPost, now: Date): DemoPost {
  const hours = alert.alert?.level === 'vma' ? DEMO_VMA_HOURS : DEMO_ALERT_HOURS;
  const end = (Math.ceil(now.getTime() / HOUR_MS) + hours) * HOUR_MS;
  return { ...alert, unpublishedDate: new Date(end).toISOString() };
}

const MINUTE_MS = 60_000;

/**
 * An alert that is as old now as it was on the day that the content was written for, to the minute; unchanged when the
 * clock stands at or before that day.
 */
function asFresh(alert: DemoPost, { asOf, now }: { asOf: Date; now: Date }): DemoPost {
  const minutes = Math.floor((now.getTime() - asOf.getTime()) / MINUTE_MS);
  if (minutes <= 0) return alert;
  const moved = (at: string) => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
  return {
    ...alert,
    publishedDate: alert.publishedDate && moved(alert.publishedDate),
    authoredDate: alert.authoredDate && moved(alert.authoredDate),
    alert: alert.alert && {
      ...alert.alert,
      updates: alert.alert.updates.map((update) => ({ ...update, at: moved(update.at) })),
    },
  };
}

/** @throws StartError when there is no such file */
export function readDemoFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new StartError(
      `The demo content cannot be read at ${file}; set DEMO_DIR to its folder, or SEED=none to start without it.`,
      { cause },
    );
  }
}

function parse<Value>(name: string, text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    throw new StartError(`The demo content in ${name}.json is not valid JSON.`, { cause });
  }
}

const DAY_MS = 86_400_000;
const DATE_VALUE = /"(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?"/g;

/**
 * JSON text with its date values as they were meant on the day that it was written for. When the clock stands before that
 * day all of them are moved back by whole days, so that nothing is in the future that should not be; when it stands after,
 * those that were to come are moved on, so that they still are.
 */
export function withDates(json: string, { asOf, now }: { asOf: Date; now: Date }): string {
  const days = Math.floor((now.getTime() - asOf.getTime()) / DAY_MS);
  if (days === 0) return json;
  return json.replace(DATE_VALUE, (value, day: string, time: string | undefined) => {
    const isToCome = Date.parse(day + (time ?? '')) > asOf.getTime();
    return days < 0 || isToCome ? `"${movedBy(days, day, time)}"` : value;
  });
}

/** At the same time by Swedish clocks, which the content is written by. */
function movedBy(days: number, day: string, time: string | undefined): string {
  const moved = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  if (time === undefined) return moved;
  const local = moved + time.slice(0, 6);
  return fromSwedishClock(local)?.instant ?? moved + time;
}
