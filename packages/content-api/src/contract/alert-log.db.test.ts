import { emptyAlertDetails } from '@brandpost/domain';
import type { AlertLogEntry } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { describeOnBothEngines, NOW } from './engines.fixtures.ts';

const PUBLISHER = 1;
const CRISIS_EDITOR = 12;
const EMPLOYEE = 5;
/** Whose people the crisis editor is none of. */
const STATION = 5;

describeOnBothEngines('the log of crisis alerts', (api) => {
  const publish = async (title: string, changes: object = {}) => {
    const token = await api.tokenFor(PUBLISHER);
    const body = {
      ...{ type: 'alert', status: 'publish', title, excerpt: '', nodeIds: [1], content: [] },
      ...{ unpublishedDate: new Date(NOW.getTime() + 3_600_000).toISOString(), alert: emptyAlertDetails() },
      ...changes,
    };
    const answer = await api.send('POST', '/post', { token, body });
    expect(answer.status).toBe(201);
    return (answer.body as { id: number }).id;
  };
  const log = async (query: string, userId = PUBLISHER) => {
    const { status, body } = await api.get(`/alert-log?${query}`, await api.tokenFor(userId));
    expect(status).toBe(200);
    return body as AlertLogEntry[];
  };

  it('says who did what and when, newest first, with the words of updates', async () => {
    const token = await api.tokenFor(PUBLISHER);
    const id = await publish('Rök över hamnen');
    const put = async (body: object) =>
      expect((await api.send('PUT', `/post/${id}`, { token, body })).status).toBe(200);
    await put({ title: 'Rök över hamnen och centrum' });
    const alert = { ...emptyAlertDetails(), updates: [{ at: NOW.toISOString(), text: 'Röken avtar.' }] };
    await put({ alert });
    await put({ alert: { ...alert, allClearAt: NOW.toISOString() } });
    const entries = await log(`postId=${id}`);
    expect(entries.map(({ action, text }) => [action, text])).toEqual([
      ['all-clear', ''],
      ['updated', 'Röken avtar.'],
      ['corrected', 'Rök över hamnen och centrum'],
      ['published', 'Rök över hamnen'],
    ]);
    expect(new Set(entries.map(({ title }) => title))).toEqual(new Set(['Rök över hamnen och centrum']));
    for (const entry of entries) {
      expect(entry).toMatchObject({ isByPerson: true, isDrill: false, subjectName: '' });
      expect(entry.actorName).not.toBe('');
    }
    expect(await log(`postId=${id}&from=${new Date(Date.now() + 3_600_000).toISOString()}`)).toEqual([]);
  });

  it('is for those who may publish alerts, and tells them of no alert that they may not read', async () => {
    const hidden = await publish('Övning på stationen', { nodeIds: [STATION] });
    expect((await api.get('/alert-log')).status).toBe(401);
    expect((await api.get('/alert-log', await api.tokenFor(EMPLOYEE))).status).toBe(403);
    expect((await log(`postId=${hidden}`)).map(({ action }) => action)).toEqual(['published']);
    expect(await log(`postId=${hidden}`, CRISIS_EDITOR)).toEqual([]);
  });

  it('leaves out posts that are no alerts, and what was only drafted beside one', async () => {
    const token = await api.tokenFor(PUBLISHER);
    const before = await log('perPage=1000');
    const news = {
      type: 'news',
      status: 'publish',
      title: 'Nyhet',
      excerpt: 'Text',
      nodeIds: [1],
      content: [],
    };
    expect((await api.send('POST', '/post', { token, body: news })).status).toBe(201);
    expect(await log('perPage=1000')).toEqual(before);
  });
});
