import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { answered } from '../answered.ts';

/** A random number from 0 up to 1, the same ones for the same seed. Source: mulberry32, in the public domain. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What is done to crisis alerts, and how long after that the next thing is. */
export type AlertStep = { what: 'publish' | 'change' | 'withdraw'; pauseMs: number };

/** Two to five steps that make sense after one another. Every third follows the one before at once. */
export function randomSteps(random: () => number, longestGapMs: number): AlertStep[] {
  const steps: AlertStep[] = [];
  let live = 0;
  const count = 2 + Math.floor(random() * 4);
  while (steps.length < count) {
    const what =
      live === 0 ? 'publish' : (['publish', 'change', 'withdraw'] as const)[Math.floor(random() * 3)];
    if (what === undefined) continue;
    live += { publish: 1, change: 0, withdraw: -1 }[what];
    steps.push({ what, pauseMs: random() < 1 / 3 ? 0 : Math.floor(random() * longestGapMs) });
  }
  return steps;
}

/** Does to the alerts of one service what steps say. */
export class AlertEditor {
  readonly #editor: APIRequestContext;
  readonly #random: () => number;
  #live: number[] = [];
  #written = 0;

  constructor(editor: APIRequestContext, random: () => number) {
    this.#editor = editor;
    this.#random = random;
  }

  async do({ what }: AlertStep): Promise<void> {
    if (what === 'publish') {
      const data = { ...ALERT, title: this.#nextTitle() };
      const answer = await taken(() => this.#editor.post('/rubicore/core/v1/post', { data }));
      this.#live.push(((await answer.json()) as { id: number }).id);
      return;
    }
    const id = this.#live[Math.floor(this.#random() * this.#live.length)] as number;
    if (what === 'withdraw') this.#live = this.#live.filter((other) => other !== id);
    await this.#put(id, what === 'withdraw' ? { status: 'draft' } : { title: this.#nextTitle() });
  }

  async withdrawAll(): Promise<void> {
    for (const id of this.#live.splice(0)) await this.#put(id, { status: 'draft' });
  }

  async #put(id: number, data: object): Promise<void> {
    await taken(() => this.#editor.put(`/rubicore/core/v1/post/${id}`, { data }));
  }

  #nextTitle(): string {
    this.#written += 1;
    return `Prov ${this.#written}`;
  }
}

async function taken(write: () => Promise<APIResponse>): Promise<APIResponse> {
  const answer = await answered(write);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

const ALERT = {
  type: 'alert',
  status: 'publish',
  excerpt: 'Håll dörrar och fönster stängda.',
  nodeIds: [1],
  parentId: 0,
  content: [],
};
