import { Container } from '@brandpost/ui';
import { SearchHit } from '@brandpost/web/src/features/search/search-hit.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROWDED_SITE } from '../site/crowded-site.ts';
import { DEMO_SITE } from '../site/demo-site.ts';
import type { SiteContent } from '../site/site-content.ts';

export default { title: 'site/Search hit' } satisfies Meta;

function story([hit]: SiteContent['hits'], other: Partial<SiteContent['hits'][number]> = {}): StoryObj {
  return {
    render: () => <Container>{hit && <SearchHit hit={{ ...hit, ...other }} />}</Container>,
  };
}

export const Ordinary = story(DEMO_SITE.hits);
export const OfACrisis = story(DEMO_SITE.hits, { type: 'alert', publishedDate: '2026-11-20T13:20:00+01:00' });
export const Empty = story(DEMO_SITE.hits, { excerpt: '', snippet: [], publishedDate: null });
export const TooLong = story(CROWDED_SITE.hits);
/** Of a kind that is not known here. */
export const Failed = story(DEMO_SITE.hits, { type: 'protokoll', slug: null });
