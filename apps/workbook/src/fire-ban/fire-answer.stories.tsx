import type { FireBan } from '@brandpost/domain';
import { FireAnswer } from '@brandpost/web/src/fire-ban/fire-answer.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

export default {
  title: 'site/Fire answer',
  parameters: site({ content: EMPTY_SITE }),
} satisfies Meta;

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();
const said = (changes: Partial<FireBan>): FireBan => ({
  id: 1,
  municipality: 'Norråns kommun',
  state: 'none',
  decidedBy: 'Räddningschefen',
  from: null,
  to: null,
  stateBefore: null,
  checkedAt: days(0),
  note: '',
  ...changes,
});
const answer = (...fireBans: FireBan[]) => (
  <FireAnswer slug="eldningsforbud" fireBans={{ fireBans, fireRisk: null }} />
);

export const NoBan: StoryObj = { render: () => answer(said({})) };
export const Ban: StoryObj = {
  render: () => answer(said({ state: 'ban', from: days(-1), note: 'Gäller även kommunens grillplatser.' })),
};
export const StrictBan: StoryObj = {
  render: () => answer(said({ state: 'strict', from: days(-1), to: days(4) })),
};
export const ToCome: StoryObj = {
  render: () => answer(said({ state: 'ban', stateBefore: 'none', from: days(2) })),
};
export const CheckedTooLongAgo: StoryObj = { render: () => answer(said({ checkedAt: days(-8) })) };
export const Ended: StoryObj = {
  render: () => answer(said({ state: 'ban', from: days(-9), to: days(-1) })),
};
export const NothingSaid: StoryObj = { render: () => answer() };
export const NotKnownToTheApi: StoryObj = {
  render: () => <FireAnswer slug="eldningsforbud" fireBans={null} />,
};
export const ManyMunicipalitiesAndTheRisk: StoryObj = {
  render: () => (
    <FireAnswer
      slug={null}
      fireBans={{
        fireBans: [
          said({}),
          said({ id: 2, municipality: 'Upplands Väsby-Sollentuna-Östra Göinge kommun', state: 'strict' }),
          said({ id: 3, municipality: 'Åsbruks kommun', state: 'unknown' }),
        ],
        fireRisk: { approvedAt: days(0), days: [{ validAt: days(0), level: 6 }] },
      }}
    />
  ),
};
