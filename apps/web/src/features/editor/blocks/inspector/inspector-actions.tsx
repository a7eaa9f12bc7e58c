import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { type PlacedBlock, useBlockActions } from '../canvas/use-block-actions.ts';

const Actions = styled.section`
  padding-block-start: 1rem;
  border-block-start: 1px solid ${colour('line')};

  h3 {
    font-size: 0.9375rem;
    line-height: 1.25;
  }
  ul {
    display: grid;
    margin: 0.375rem -0.625rem 0;
    padding: 0;
    list-style: none;
  }
  button {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 0.25rem 0.625rem;
    border: 0;
    border-radius: var(--bp-radius-s);
    background: none;
    color: ${colour('ink')};
    font-size: 0.9375rem;
    text-align: start;
    cursor: pointer;
  }
  button:hover {
    background: ${colour('surface-2')};
  }
  button[aria-disabled='true'] {
    background: none;
    color: ${colour('muted')};
    cursor: default;
  }
  svg {
    flex: none;
  }
  span {
    flex: 1;
  }
  small {
    color: ${colour('muted')};
    font-size: 0.8125rem;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 44px;
    }
  }
`;

/** What can be done with the active block, in words and with the keys that do the same. */
export function InspectorActions(block: PlacedBlock) {
  const actions = useBlockActions(block);
  return (
    <Actions>
      <h3>{editorTexts.inspector.actions}</h3>
      <ul>
        {actions.map(({ label, icon: Icon, onPress, isDisabled, shortcut }) => (
          <li key={label}>
            <button
              type="button"
              aria-disabled={isDisabled}
              onClick={() => {
                if (isDisabled !== true) onPress();
              }}
            >
              <Icon aria-hidden="true" size={18} />
              <span>{label}</span>
              {shortcut !== undefined && <small aria-hidden="true">{shortcut}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Actions>
  );
}
