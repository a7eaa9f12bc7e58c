import { colour } from '@brandpost/ui';
import { css, styled } from 'styled-components';
import { useSoftHyphens } from '../../article/soft-hyphens.ts';
import { alertTexts } from './alert-texts.ts';

/** The ground that what is to be done stands on. */
export const instructionGround = css`
  padding: 1rem min(1.25rem, 5vw);
  border-left: 8px solid ${colour('crisis')};
  border-radius: 0 var(--bp-radius-m) var(--bp-radius-m) 0;
  background: ${colour('warning-bg')};
  color: ${colour('ink')};
`;
/* What to do now is the largest list on the page. */
const Box = styled.section`
  ${instructionGround}
  margin-block: 1rem;

  h2 {
    margin: 0 0 0.5rem;
    font-size: 1.125rem;
    font-weight: 800;
  }
  ol {
    padding-left: 1.5rem;
    font-size: min(1.15rem + 0.4vw, 1.5rem, 9vw);
    font-weight: 600;
    line-height: 1.35;
  }
  li + li {
    margin-top: 0.5rem;
  }
`;

/** What to do now, step by step, straight after the title. Nothing at all where nothing is said. */
export function Instructions({ steps }: { steps: readonly string[] }) {
  const soft = useSoftHyphens();
  if (steps.length === 0) return null;
  return (
    <Box aria-labelledby="gor-sa-har">
      <h2 id="gor-sa-har">{alertTexts.instructions}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step} {...soft(step)} />
        ))}
      </ol>
    </Box>
  );
}
