import { Button, colour } from '@brandpost/ui';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { Modal, NARROW_DIALOG_PX } from '../../forms/modal.tsx';
import { paletteTexts, SHORTCUTS } from './command-palette-texts.ts';
import { chooseShortcutKey, hasShortcutKey } from './shortcut-choice.ts';

const { shortcuts: texts } = paletteTexts;

const Group = styled.section`
  & + & {
    margin-top: 1.5rem;
  }
  h3 {
    margin-bottom: 0.5rem;
    font-size: 1.0625rem;
  }
`;
const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 1rem;
  align-items: center;
  font-size: 1rem;

  dd {
    text-align: end;
  }
  kbd {
    display: inline-block;
    min-width: 1.75rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid ${colour('line')};
    border-radius: 6px;
    background: ${colour('surface')};
    font: inherit;
    font-size: 0.9375rem;
    text-align: center;
  }
`;
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 44px;
  margin-top: 1.25rem;
  font-size: 1rem;

  input {
    width: 20px;
    height: 20px;
    accent-color: ${colour('primary')};
  }
`;

/** The keys that do something, and whether one of them does. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasShortcutKey);
  const choose = (isOn: boolean) => {
    chooseShortcutKey(isOn);
    setIsOn(isOn);
  };
  return (
    <Modal
      title={texts.title}
      widthPx={NARROW_DIALOG_PX}
      onClose={onClose}
      foot={
        <Button type="button" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {SHORTCUTS.map(({ title, rows }) => (
        <Group key={title}>
          <h3>{title}</h3>
          <Rows>
            {rows.map(({ keys, does }) => (
              <Fragment key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key, place) => (
                    <Fragment key={key}>
                      {place > 0 && ' + '}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                </dd>
              </Fragment>
            ))}
          </Rows>
        </Group>
      ))}
      <Choice>
        <input type="checkbox" checked={isOn} onChange={({ target }) => choose(target.checked)} />
        {texts.isOn}
      </Choice>
    </Modal>
  );
}
