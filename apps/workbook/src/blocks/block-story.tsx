import { ContentView } from '@brandpost/cms-blocks/react';
import { Container } from '@brandpost/ui';
import type { StoryObj } from '@storybook/react-vite';
import type { BlockFixtures } from '../../../../packages/cms-blocks/src/react/block-states.fixtures.ts';
import { resources } from '../../../../packages/cms-blocks/src/react/resources.fixtures.ts';

/** One block in one of its states, as wide as on a page. */
export function blockStory(fixtures: BlockFixtures, state: keyof BlockFixtures): StoryObj {
  const node = fixtures[state];
  return {
    render: () => (
      <Container as="main">
        <ContentView nodes={node === undefined ? [] : [node]} resources={resources} />
      </Container>
    ),
  };
}
