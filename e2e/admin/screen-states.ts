import { expect, type Page } from '@playwright/test';
import type { FailingStack } from '../failing-stack.ts';
import { dialog } from './admin-page.ts';

/** A state of a screen, reached from the one before it in the same document. */
type State = {
  name: string;
  open: (page: Page, stack: FailingStack) => Promise<unknown>;
  /** How it is left; by Escape when nothing is said. */
  leave?: (page: Page, stack: FailingStack) => Promise<unknown>;
  /** Where a bar stands that stays in sight, so that it lies over nothing. */
  bar?: 'at the top' | 'at the end';
};

const stay = async () => undefined;
const asItOpens: State = { name: 'as it opens', open: stay, leave: stay };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

const columns: State = { name: 'with the choice of columns', open: (page) => press(page, 'Kolumner') };

const views: State = { name: 'with the menu of views', open: (page) => press(page, 'Vyer') };

/** A form that opens from a menu, sent as it is. */
const viewForm: State = {
  name: 'a view without a name',
  async open(page) {
    await press(page, 'Vyer');
    await page.getByRole('menuitem', { name: 'Spara som vy …', exact: true }).click();
    await inDialog(page, 'Spara vyn');
    await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  },
};

const menu = (row: string): State => ({
  name: 'with the menu of a row',
  open: (page) => press(page, `Åtgärder för ${row}`),
});

/** A form that is sent as it is. */
const wrong = (button: string, send = 'Spara'): State => ({
  name: `${button} with what is wrong`,
  async open(page) {
    await press(page, button);
    await inDialog(page, send);
    await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeFocused();
  },
});

const asked = (button: string): State => ({
  name: `the question of ${button}`,
  async open(page) {
    await press(page, button);
    await expect(dialog(page)).toBeVisible();
  },
});

/** What is asked for in the menu of a row. */
const askedOf = (row: string, action: string, then: State['open'] = stay): State => ({
  name: `${action} in the menu of a row`,
  async open(page, stack) {
    await press(page, `Åtgärder för ${row}`);
    await page.getByRole('menuitem', { name: `${action}: ${row}`, exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await then(page, stack);
  },
});

const search = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Sök i listan' }).fill(text);

const noHits: State = {
  name: 'with nothing found',
  async open(page) {
    await search(page, 'xyzzy');
    await expect(page.getByRole('heading', { name: 'Inga träffar' })).toBeVisible();
  },
  leave: stay,
};

const failed = (calls: RegExp): State => ({
  name: 'with a list that could not be had',
  async open(page, stack) {
    stack.fail(calls, { status: 500, message: 'Det gick inte att läsa listan.' });
    await search(page, 'a');
    await expect(page.getByRole('heading', { name: 'Listan gick inte att hämta' })).toBeVisible();
  },
  leave: async (_, stack) => stack.mend(),
});

const changedRight: State = {
  name: 'with a right that is changed',
  async open(page) {
    await page.getByRole('radio', { name: 'Nekad', checked: false }).last().check();
    await expect(page.getByRole('button', { name: 'Granska och spara' })).toBeVisible();
  },
  leave: stay,
  bar: 'at the end',
};

/** Every screen of the administration, with the states that it may be in. */
export const SCREENS: Readonly<Record<string, readonly State[]>> = {
  categories: [
    asItOpens,
    views,
    viewForm,
    columns,
    menu('Insatsledare'),
    wrong('Ny kategori'),
    askedOf('Insatsledare', 'Ta bort', async (page) => {
      await inDialog(page, 'Ta bort');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    }),
    noHits,
    failed(/\/category\?/),
  ],
  links: [asItOpens, wrong('Ny länk'), askedOf('RIB-schema', 'Ta bort')],
  eldningsforbud: [
    asItOpens,
    wrong('Lägg till kommun', 'Spara och visa för alla'),
    asked('Ange läget: Norråns kommun'),
    asked('Ta bort: Norråns kommun'),
  ],
  krislogg: [asItOpens],
  krismallar: [asItOpens, wrong('Ny mall'), menu('Utsläpp'), askedOf('Utsläpp', 'Ta bort')],
  nodes: [asItOpens, wrong('Ny grupp')],
  content: [
    asItOpens,
    columns,
    {
      name: 'with marked rows',
      open: (page) => page.getByRole('checkbox', { name: 'Markera alla på sidan' }).check(),
      leave: stay,
      bar: 'at the top',
    },
    asked('Avpublicera'),
    noHits,
    failed(/\/post\?/),
  ],
  'content?vy=trad': [
    asItOpens,
    {
      name: 'with the question where to',
      open: (page) => page.getByRole('button', { name: 'Flytta till … Släcka brand' }).click(),
    },
  ],
  users: [
    asItOpens,
    menu('Bengt Testberg'),
    askedOf('Bengt Testberg', 'Agera som', (page) => inDialog(page, 'Agera som användaren')),
    wrong('Ny användare'),
    failed(/\/user\?/),
  ],
  'users/3': [
    asItOpens,
    asked('Ändra roller'),
    asked('Ändra verktyg'),
    asked('Byt lösenord'),
    asked('Ta bort inloggningsnycklar'),
    asked('Stäng kontot'),
    changedRight,
    asked('Granska och spara'),
  ],
  'roles?roll=2': [
    asItOpens,
    wrong('Ny roll'),
    asked('Byt namn'),
    asked('Ta bort rollen'),
    changedRight,
    asked('Granska och spara'),
  ],
  audit: [asItOpens],
  searches: [asItOpens],
  reports: [asItOpens],
  tillganglighet: [asItOpens, asked('Ändra redogörelsen')],
  'vad-laste-folk': [asItOpens],
  media: [asItOpens],
  system: [asItOpens, asked('Stäng för underhåll')],
};
