import { defineArea } from '../endpoint.ts';
import { KnownTargets, KnownTargetsBody } from '../wire/known-targets.ts';

/** What a text points at. */
export const knownTargets = defineArea({
  findKnownTargets: {
    method: 'POST',
    path: '/core/v1/known-targets',
    summary: 'Which pages, links and files are there; nothing is written',
    access: 'signed-in',
    body: { json: KnownTargetsBody },
    answer: KnownTargets,
    extension: true,
  },
});
