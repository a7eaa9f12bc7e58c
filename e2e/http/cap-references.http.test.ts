import { emptyAlertDetails } from '@brandpost/domain';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR } from '../people.ts';
import { type RunningService, startService } from '../start-service.ts';
import { signedIn, type Visitor } from './site.ts';

const POST = '/rubicore/core/v1/post';
const TITLE = 'Rök över hamnen';
const alert = { ...emptyAlertDetails(), level: 'severe', event: 'smoke', instructions: ['Gå inomhus.'] };

let service: RunningService;
let editor: Visitor;
beforeAll(async () => {
  service = await startService('cap-references');
  editor = await signedIn(service.origin, ADMINISTRATOR.username);
});
afterAll(() => service.stop());

type Message = { type: string; itself: string; references: string[] };

/** The message that the feed has of the alert just now. */
async function messageNow(): Promise<Message | null> {
  const { body, text } = await request(service.origin).get('/feeds/krisinformation.cap.xml');
  const messages = String(text ?? body).match(/<alert xmlns.*?<\/alert>/gs) ?? [];
  const message = messages.find((one) => one.includes(TITLE));
  if (message === undefined) return null;
  const textOf = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(message)?.[1] ?? '';
  return {
    type: textOf('msgType'),
    itself: ['sender', 'identifier', 'sent'].map(textOf).join(','),
    references: textOf('references')
      .split(' ')
      .filter((reference) => reference !== ''),
  };
}

it('an alert that is corrected twice, over and taken back refers each time to all that receivers may have', async () => {
  const { body: made } = await editor.post(POST).send({
    ...{
      type: 'alert',
      status: 'publish',
      title: TITLE,
      excerpt: 'Röken är farlig.',
      content: [],
      nodeIds: [1],
    },
    ...{ alert, unpublishedDate: new Date(Date.now() + 3_600_000).toISOString() },
  });
  const now = new Date().toISOString();
  const steps = [
    { excerpt: 'Röken är mycket farlig.' },
    { alert: { ...alert, updates: [{ at: now, text: 'Röken avtar.' }] } },
    { alert: { ...alert, allClearAt: now } },
    { alert: { ...alert, withdrawnAt: now }, unpublishedDate: now },
  ];
  const heard: Message[] = [];
  const hear = async () => {
    await expect.poll(async () => (await messageNow())?.itself).not.toBe(heard.at(-1)?.itself);
    const message = await messageNow();
    if (message === null) throw new Error('The feed has no message.');
    expect(message.references).toEqual(heard.map(({ itself }) => itself));
    heard.push(message);
  };
  await expect.poll(async () => (await messageNow()) !== null).toBe(true);
  await hear();
  for (const step of steps) {
    const { status, body } = await editor.put(`${POST}/${made.id}`).send(step);
    expect(status, JSON.stringify(body)).toBe(200);
    await hear();
  }
  expect(heard.map(({ type }) => type)).toEqual(['Alert', 'Update', 'Update', 'Update', 'Cancel']);
});
