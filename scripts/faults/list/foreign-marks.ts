import { Agent, request } from 'undici';
import { type Criterion, type FaultScript, holds } from '../criterion.ts';
import { startFaultProxy } from '../fault-proxy.ts';
import { type Bff, PUBLIC_ORIGIN, startBff, startContentApi, startRedis } from '../services.ts';
import { ownHeaders, signIn } from '../visitors.ts';

/** One that the service takes: without its name, and without the name of the person. */
const PASSWORD = 'nio röda slangvindor';

const USERS = 50;
const REQUESTS = 20_000;
const AT_ONCE = 100;
const HOST = new URL(PUBLIC_ORIGIN).host;
const PATHS = [
  '/bff/session',
  '/',
  '/nyheter',
  '/rubicore/core/v1/post?type=news',
  '/rubicore/core/v1/user/me',
];
const MARK = /mark-\d+-of-nobody-else/g;

type Person = { mark: string; cookie: string };

/** T22: fifty users and visitors ask for everything at once; nobody is ever given what is another's. */
export const foreignMarks: FaultScript = {
  id: 'T22',
  title: `${REQUESTS} mixed requests of ${USERS} users and visitors`,
  async run({ cleanup }) {
    const api = await startContentApi(cleanup);
    const wire = await startFaultProxy(api.ready.port);
    cleanup.add(() => wire.close());
    const redis = await startRedis(cleanup);
    const bff = await startBff(cleanup, wire.port, { REDIS_URL: redis.url });
    const agent = new Agent({ connections: AT_ONCE });
    cleanup.add(() => agent.close());
    const people = await makePeople(bff);
    const criteria: Criterion[] = [];
    const phase = async (name: string, number: number, during?: () => unknown) => {
      const found = { foreign: 0, own: 0 };
      let left = number;
      const asking = Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          left -= 1;
          if (left === Math.floor(number / 2)) await during?.();
          await askOnce(bff, agent, people, found);
        }
      });
      await Promise.all(asking);
      criteria.push(
        holds(
          `${name}, ${number} requests: no mark of another`,
          found.foreign === 0,
          `${found.foreign} (own marks seen: ${found.own})`,
        ),
      );
    };
    await phase('in peace', REQUESTS * 0.4);
    await phase('while people sign out and in', REQUESTS * 0.2, () => changeSessions(bff, people));
    wire.become({ kind: 'slow', ms: 100 });
    await phase('upstream slow', REQUESTS * 0.2);
    wire.become({ kind: 'none' });
    await phase('Redis killed half way', REQUESTS * 0.2, () => redis.child.kill('SIGKILL'));
    return criteria;
  },
};

async function askOnce(
  bff: Bff,
  dispatcher: Agent,
  people: readonly Person[],
  found: { foreign: number; own: number },
) {
  const turn = Math.floor(Math.random() * (people.length + 10));
  const person = people[turn];
  const path = PATHS[Math.floor(Math.random() * PATHS.length)] ?? '/';
  try {
    const answer = await request(`http://127.0.0.1:${bff.port}${path}`, {
      dispatcher,
      headers: {
        host: HOST,
        'accept-encoding': 'identity',
        // Each behind an address of their own, as the proxy in front tells.
        'x-forwarded-for': `10.1.${turn}.1`,
        ...(person === undefined ? {} : { cookie: person.cookie, 'x-csrf': '1' }),
      },
    });
    const marks = new Set((await answer.body.text()).match(MARK));
    for (const mark of marks) {
      if (mark === person?.mark) found.own += 1;
      else found.foreign += 1;
    }
  } catch {
    // A connection that ends shows nobody anything.
  }
}

async function makePeople(bff: Bff): Promise<Person[]> {
  const cookie = await signIn(bff.port);
  const people: Person[] = [];
  for (let number = 0; number < USERS; number += 1) {
    const mark = `mark-${number}-of-nobody-else`;
    const answer = await request(`http://127.0.0.1:${bff.port}/rubicore/core/v1/user`, {
      method: 'POST',
      headers: ownHeaders(cookie),
      body: JSON.stringify({
        username: mark,
        uid: mark,
        firstName: 'Märkt',
        lastName: mark,
        displayName: mark,
        password: PASSWORD,
      }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 201) throw new Error(`No account: ${answer.statusCode} ${text}`);
    people.push({
      mark,
      cookie: await signIn(bff.port, { username: mark, password: PASSWORD, address: `10.2.${number}.1` }),
    });
  }
  return people;
}

/** Every third signs out and in again, while the others go on asking. */
async function changeSessions(bff: Bff, people: readonly Person[]): Promise<void> {
  for (const [number, person] of people.entries()) {
    if (number % 3 !== 0) continue;
    const answer = await request(`http://127.0.0.1:${bff.port}/bff/logout`, {
      method: 'POST',
      headers: ownHeaders(person.cookie),
      body: '{}',
    });
    await answer.body.dump();
    person.cookie = await signIn(bff.port, {
      username: person.mark,
      password: PASSWORD,
      address: `10.3.${number}.1`,
    });
  }
}
