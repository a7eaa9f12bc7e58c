import { expect, it } from 'vitest';
import { ORIGIN, readAs, signedIn } from './site.ts';

/** Pages with forms that the server sends whole. */
const PAGES = [
  '/profile/info',
  '/profile/aviseringar',
  '/annons',
  '/ge-ta',
  '/krislarm?mall=Farlig+r%C3%B6k',
];

it.each(PAGES)(
  'what is typed in a form of %s before scripts are there comes into no address',
  async (path) => {
    const { status, text } = await readAs(await signedIn(ORIGIN, 'sysadm01'), path);
    expect(status).toBe(200);
    const forms = text.match(/<form\b[^>]*>/g) ?? [];
    // A search is asked by its address on purpose.
    const others = forms.filter((form) => !form.includes('role="search"'));
    expect(others).not.toEqual([]);
    for (const form of others) expect(form).toMatch(/ method="(post|dialog)"/);
  },
);
