import { readSharedId } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { Component, PencilLine, Ungroup } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { adminPaths } from '../../../../addresses/admin-paths.ts';
import { SmallButton } from '../../../../forms/form-group.tsx';
import { sharedBlocksTexts as texts } from '../../shared-blocks/shared-blocks-texts.ts';
import { StillView } from '../canvas/still-view.tsx';
import { dissolveOnPage } from '../commands/share-block.ts';
import { sharedNode } from '../operations/shared-node.ts';
import { Buttons, FormNote, FormPanel } from '../parts/form-panel.tsx';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore } from '../state/editor-store.ts';

/** A line beside it and its name above: it is not of this page alone. */
const Box = styled.div`
  padding-inline-start: 1rem;
  border-inline-start: 3px solid ${colour('primary')};
`;
const Mark = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.375rem;
  align-items: center;
  margin-block-end: 0.5rem;
  color: ${colour('primary')};
  font-size: 0.875rem;
  line-height: 1.4;
`;

const EditLink = styled(SmallButton)`
  text-decoration: none;
`;

/** A shared block as it will look, with its name: it is edited elsewhere, for all pages at once. */
export function SharedBlockForm({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  const store = useEditorStore();
  const { shared, isRestricted } = useEditorSetting();
  const id = readSharedId(node) ?? 0;
  const known = shared.get(id);
  const shown = useMemo(() => (known === undefined ? node : sharedNode(known, node.id)), [node, known]);
  const name = known?.name ?? texts.mark;
  return (
    <Box>
      <Mark>
        <Component aria-hidden="true" size={16} />
        <span>{texts.mark}</span>
        <strong>{known?.name ?? texts.untitled}</strong>
      </Mark>
      <StillView node={shown} emptyText={texts.empty} />
      {isActive && (
        <FormPanel>
          <FormNote data-panel-start="" tabIndex={-1}>
            {known === undefined ? texts.goneText : texts.seenOn(known.usedBy)}
          </FormNote>
          <Buttons>
            {known !== undefined && store.given.sources.shared.save !== null && (
              <EditLink as="a" href={adminPaths.sharedBlock(id)} target="_blank" rel="noopener">
                <PencilLine aria-hidden="true" size={18} />
                {texts.edit}
                <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              </EditLink>
            )}
            {!isRestricted && (
              <SmallButton type="button" onClick={() => dissolveOnPage(store, shown, name)}>
                <Ungroup aria-hidden="true" size={18} />
                {texts.dissolve}
              </SmallButton>
            )}
          </Buttons>
        </FormPanel>
      )}
    </Box>
  );
}
