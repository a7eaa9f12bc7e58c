import { Page } from '@brandpost/web/src/features/media-library/media-page.tsx';
import { sessionOf, UNKNOWN } from '@brandpost/web/src/session/session.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { type SiteAround, site } from '../site/prepare-site.ts';
import { EMPTY_SITE } from '../site/site-content.ts';

const ADMINISTRATOR = sessionOf('Anneli Xerxes', { isAdministrator: true });

export default {
  title: 'site/MediaLibrary',
  render: () => (
    <main>
      <Page />
    </main>
  ),
} satisfies Meta;

function story(around: Partial<SiteAround>, query = ''): StoryObj {
  return { parameters: site({ path: `/profile/admin/media${query}`, session: ADMINISTRATOR, ...around }) };
}

export const Ordinary = story({});
export const Empty = story({ content: EMPTY_SITE });
export const NothingFound = story({}, '?q=elefant&utan-alt=1');
export const TooLong = story({ content: CROWDED_SITE });
export const Failed = story({ failsWith: 500 });
export const OnePicture = story({}, '?fil=2');
export const OnePaper = story({}, '?fil=41');
export const OnePictureTooLong = story({ content: CROWDED_SITE }, '?fil=2');
export const NoRight = story({ session: sessionOf('Anna Exempelsson') });
export const UnknownSession = story({ session: UNKNOWN });
