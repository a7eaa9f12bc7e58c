import { Container } from '@brandpost/ui';
import { SearchForm } from '@brandpost/web/src/layout/search-box/search-form.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TOO_LONG } from '../texts.ts';

export default { title: 'site/Search form' } satisfies Meta;

function story(initialText: string): StoryObj {
  return {
    render: () => (
      <Container>
        <SearchForm label="Sök på webbplatsen" initialText={initialText} />
      </Container>
    ),
  };
}

export const Ordinary = story('brandvarnare');
export const Empty = story('');
export const TooLong = story(TOO_LONG);
