import { breakpoints, colour, palettes } from '@brandpost/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

/** The ground that everything stands on. */
export default { title: 'ui/Theme' } satisfies Meta;

const Swatches = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: 1rem;
`;
const Swatch = styled.div<{ $name: keyof typeof palettes.light }>`
  dd {
    height: 4rem;
    border: 1px solid ${colour('line')};
    background: ${(props) => colour(props.$name)};
  }
`;
const NAMES = Object.keys(palettes.light) as (keyof typeof palettes.light)[];

export const Colours: StoryObj = {
  render: () => (
    <Swatches>
      {NAMES.map((name) => (
        <Swatch key={name} $name={name}>
          <dt>{name}</dt>
          <dd />
        </Swatch>
      ))}
    </Swatches>
  ),
};
export const Type: StoryObj = {
  render: () => (
    <main>
      <h1>Är det ett nödläge? Ring 112</h1>
      <h2>Brandvarnare räddar liv</h2>
      <h3>Prova den varje månad</h3>
      <p>
        En brandvarnare ska finnas på varje våning. <a href="#prova">Så provar du den</a>.
      </p>
    </main>
  ),
};
export const Breakpoints: StoryObj = {
  render: () => (
    <ul>
      {Object.entries(breakpoints).map(([name, width]) => (
        <li key={name}>
          {name}: {width}
        </li>
      ))}
    </ul>
  ),
};
