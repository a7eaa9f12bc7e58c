import { MAX_LINKS_PER_BLOCK, readLinkIds } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { ArrowUp, Link, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { changeProps } from '../commands/change-block.ts';
import { PickDialog } from '../dialogs/pick-dialog.tsx';
import { BlockTextField } from '../parts/block-text-field.tsx';
import { FormNote, FormPanel, SmallIconButton } from '../parts/form-panel.tsx';
import { useEditorStore } from '../state/editor-store.ts';

const texts = editorTexts.eService;

const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 0.25rem 0.25rem 0.25rem 0.875rem;
    border: 1px solid ${colour('line')};
    border-radius: var(--bp-radius-s);
    background: ${colour('bg')};
  }
`;

const Buttons = styled.span`
  display: flex;
  flex: none;
`;

/** @param index of one that is not the first */
function movedUp(ids: readonly number[], index: number): number[] {
  return ids.toSpliced(index, 1).toSpliced(index - 1, 0, ...ids.slice(index, index + 1));
}

/** Which e-services are linked to. Those that are gone are told apart, and leave the page by themselves. */
export function EServiceForm({ node }: { node: ContentNode }) {
  const store = useEditorStore();
  const adding = useRef<HTMLButtonElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { eServices } = store.given.sources;
  const ids = readLinkIds(node.props.linkIds);
  const save = (changed: number[]) => changeProps(store, node.id, { linkIds: JSON.stringify(changed) });
  const rest = eServices.filter(({ id }) => !ids.includes(id));
  return (
    <FormPanel>
      <BlockTextField node={node} prop="title" label={texts.title} isFirst />
      {ids.length > 0 && (
        <Links aria-label={texts.links}>
          {ids.map((id, index) => {
            const name = eServices.find((service) => service.id === id)?.name;
            return (
              <li key={id}>
                <span>
                  {name ?? texts.unnamed(id)}
                  {name === undefined && <FormNote data-tone="warning">{texts.gone}</FormNote>}
                </span>
                <Buttons>
                  {index > 0 && (
                    <SmallIconButton
                      type="button"
                      aria-label={texts.moveUp(name ?? texts.unnamed(id))}
                      onClick={() => save(movedUp(ids, index))}
                    >
                      <ArrowUp aria-hidden="true" size={16} />
                    </SmallIconButton>
                  )}
                  <SmallIconButton
                    type="button"
                    aria-label={texts.remove(name ?? texts.unnamed(id))}
                    onClick={() => {
                      save(ids.filter((other) => other !== id));
                      adding.current?.focus();
                    }}
                  >
                    <X aria-hidden="true" size={16} />
                  </SmallIconButton>
                </Buttons>
              </li>
            );
          })}
        </Links>
      )}
      <SmallButton
        ref={adding}
        type="button"
        disabled={rest.length === 0 || ids.length >= MAX_LINKS_PER_BLOCK}
        onClick={() => setIsAdding(true)}
      >
        <Plus aria-hidden="true" size={16} />
        {texts.add}
      </SmallButton>
      {ids.length > 1 && <FormNote>{texts.order}</FormNote>}
      {isAdding && (
        <PickDialog
          title={texts.add}
          searchLabel={texts.search}
          nothingFound={() => texts.none}
          options={rest.map(({ id, name, shortDescription }) => ({
            key: String(id),
            label: name,
            detail: shortDescription,
            icon: Link,
          }))}
          onPick={(key) => {
            save([...ids, Number(key)]);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </FormPanel>
  );
}
